print("fontscale")
