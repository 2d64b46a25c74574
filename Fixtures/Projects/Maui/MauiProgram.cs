namespace Station;

public static class MauiProgram
{
    public static MauiApp CreateMauiApp() =>
        MauiApp.CreateBuilder()
            .UseMauiApp<App>()
            .ConfigureFonts(fonts => fonts.AddFont("NimbusFixture-Regular.ttf", "StationRegular"))
            .Build();
}
