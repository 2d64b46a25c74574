"""Decodes `name` records with fontTools' and Python's codecs.

The platform's own CJK encodings are tried as fontTools maps them, then as the wider encodings that
vendors came to mean by the same numbers.
"""

from fontTools.misc.encodingTools import getEncoding

WIDER = {"x_mac_japanese_ttx": "cp932", "x_mac_trad_chinese_ttx": "cp950",
         "x_mac_korean_ttx": "cp949", "x_mac_simp_chinese_ttx": "gbk", "shift_jis": "cp932",
         "gb2312": "gbk", "big5": "cp950", "euc_kr": "cp949", "johab": "johab"}
# Macintosh encodings that fontTools leaves out (TrueType Reference Manual, `name`).
MISSING = {(1, 36): "mac_croatian", (1, 38): "mac_romanian"}


def encoding(record):
    platform, number = record.platformID, record.platEncID
    if platform == 0:
        return "utf_16_be"
    if platform == 2:
        return None  # ISO: deprecated, and read by no system
    return MISSING.get((platform, number)) or getEncoding(platform, number, record.langID)


def decoded(record, replacing=False):
    """The text; None where the encoding is not known or the bytes are not in it.

    With `replacing`, text that is nearly UTF-16 counts too.
    """
    codec, data = encoding(record), bytes(record.string)
    if codec is None or not data:
        return None
    if codec == "utf_16_be":
        if not replacing:
            return attempt(data, codec)
        # A byte too many says nothing.
        return data[:len(data) & ~1].decode(codec, "replace") or None
    if record.platformID == 3:
        # A single byte often has a zero before it in these.
        data = data.replace(b"\0", b"")
    return attempt(data, codec) or (attempt(data, WIDER[codec]) if codec in WIDER else None)


def attempt(data, codec):
    try:
        return data.decode(codec)
    except (UnicodeDecodeError, LookupError):
        return None
