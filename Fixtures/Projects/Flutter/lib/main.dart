import 'dart:io';
import 'package:flutter/material.dart';

const title = TextStyle(fontFamily: 'Station', fontSize: 28);
const body = TextStyle(fontFamily: 'Staton', fontSize: 17);
final button = TextStyle(fontFamily: Platform.isAndroid ? 'Oxygen' : 'Helvetica');
final icon = TextStyle(fontFamily: 'Icons', package: 'station_icons');
