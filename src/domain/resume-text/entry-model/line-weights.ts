import { parseCrfModel } from './crf-model';

/**
 * The weights for the lines of a section of jobs: for each feature the weights, in hundredths, of the labels of `line-labels`,
 * or (after ">") of each pair of them. Learned, not set by hand: a conditional random field with L2, fitted to the sections
 * of jobs of some 260 public resumes, whose truth was read by eye, and of 200 made-up ones. Features are forms, styles and
 * memberships of word lists, each of which occurs in four files or more; none is a word of those files. With each file
 * left out of the
 * fit (five folds), end to end, the newest 115 files' titles are found to 71 %, employers to 73 %, starts to 85 %.
 */
export const jobLineModel = parseCrfModel(
  5,
  `
  ++ -8 21 12 -16 -9; ++-bullet -1 -33 6 -5 26; ++-text -3 -3 -14 55 -11; ++Rbullet -2 127 -78 -103 21
  ++Rtext -13 -6 17 17 -12; ++Stext -43 -55 3 -89 93; ++rbullet 4 49 -29 -40 -49; ++rtext -2 -27 -5 -27 46
  ++sbullet 57 -22 -108 -50 -29; ++stext -53 45 -36 0 -2; +bold-rare -10 32 -36 16 -4; +capitals -9 38 -12 2 -25
  +date=- -20 16 -31 45 7; +date=R 17 -57 40 -4 -5; +date=S 34 42 2 -96 59; +date=r 19 -21 29 -38 1
  +date=s 4 -3 36 -38 2; +employer -7 7 7 -21 7; +end -6 1 -5 4 7; +gap -33 -29 -10 16 18; +gap-rare -25 20 -9 17 4
  +kind=bullet -10 11 9 11 -17; +kind=text 3 -10 6 -4 3; +label=employer -8 51 -72 -94 68
  +label=dates 5 -38 137 -124 -109; +label=description -30 -7 119 -67 -18; +label=job 13 -30 47 30 -64
  +label=title -50 -11 8 -8 1; +label=location -22 -3 -21 61 -53; +label=other 16 -30 -2 -49 31
  +large -20 36 7 -73 9; +level-rare 39 16 -65 -30 11; +name -26 2 2 -3 10; +name-not 14 -6 8 14 -14
  +names-by-commas 25 20 -19 -56 8; +no-gap 17 -12 7 3 -7; +no-gaps -16 -3 5 11 -8; +place=all -37 -39 3 -8 58
  +small-letter -30 36 -7 -55 34; +stop 11 30 -10 -8 -15; +title=0 -13 9 20 6 4; +title=1 4 2 2 -27 -1
  +title=2 10 -27 -28 36 12; +words=0 21 -50 42 -24 0; +words=15 -7 -15 10 7 -8; +words=2 -3 -16 15 -16 4
  +words=5 6 17 -10 -9 -15; +words=9 -22 6 -34 24 6; +words=99 -5 28 15 -14 -26; <bold-rare -23 -50 78 -8 -20
  <capitals -17 19 -24 55 -33; <date=- -7 -15 13 -6 7; <date=R -25 18 -10 20 -8; <date=S -69 -33 -7 39 7
  <date=r -7 -10 -11 9 8; <date=s 21 34 -23 -54 -1; <employer -24 -6 10 0 9; <gap -31 -39 19 18 4
  <gap-rare -1 -59 20 7 20; <kind=bullet 18 -11 -11 -6 -7; <kind=text -34 -12 6 15 28
  <label=employer -70 -29 91 -66 -31; <label=dates 6 31 -117 20 -20; <label=description -45 -3 -38 -26 93
  <label=job -75 49 53 26 -58; <label=title 10 2 18 96 -117; <label=location -9 -13 -5 -27 28
  <label=other 49 -25 -25 -37 17; <large -48 -51 60 2 -2; <level-rare 14 -46 -36 34 3; <name -35 -5 8 12 22
  <name-not 14 -11 -15 2 8; <names-by-commas 8 -8 -22 -49 51; <no-gap -24 26 -8 4 11; <no-gaps 12 8 -8 9 -19
  <place=all -12 -63 -21 -24 102; <small-letter 82 19 -50 -59 -4; <start 1 10 -9999 -9999 -13; <stop 59 -13 -71 -9 -4
  <title=0 -14 0 6 8 0; <title=1 0 -6 -4 12 4; <title=2 -4 -18 -14 -10 35; <words=0 -29 15 -10 25 -8
  <words=15 -3 -29 -38 35 19; <words=2 -30 -11 22 29 -32; <words=5 5 -15 25 0 -5; <words=9 3 -3 -15 -50 48
  <words=99 -2 61 -39 11 -47; >any 1 -26 2 4 4 -11 4 -9999 10 -4 -5 -5 -1 15 2 0 8 -9999 -19 16 -9 7 -9999 -9999 7
  >bold=falsefalse 15 -19 -9 5 9 -8 6 0 11 -20 3 -2 1 21 -9 -3 6 0 -16 23 -22 -4 0 0 6
  >bold=falsetrue -19 -13 -44 -36 16 -18 28 0 -27 72 -28 -8 -30 3 40 11 42 0 14 -73 40 -5 0 0 -12
  >bold=truefalse -4 -15 29 25 -26 12 -10 0 -15 -17 -7 -3 34 -25 13 -31 -20 0 -33 23 -25 42 0 0 -1
  >bold=truetrue -104 -12 57 11 -44 -18 -49 0 -9 42 -11 -12 -30 -27 -20 46 -58 0 -29 -10 31 -9 0 0 11
  >dates=-- 8 -1 39 -62 19 -5 0 0 -22 -26 -4 0 19 -39 26 -29 -7 0 57 -27 38 -46 0 0 37
  >dates=-R -3 -26 -25 34 35 0 -1 0 -22 0 0 -17 -8 60 -8 -3 29 0 -28 -24 -16 22 0 0 -32
  >dates=-S -1 -2 -24 63 -59 0 0 0 -36 -1 -2 -2 -6 30 -45 0 -36 0 -58 -52 -10 6 0 0 39
  >dates=-r -2 -28 -27 94 -7 0 -12 0 -25 -1 0 4 -9 51 -8 -1 39 0 -94 26 -25 31 0 0 -16
  >dates=-s -11 14 -33 50 -39 0 -19 0 -66 -2 -2 -37 -13 61 -5 0 66 0 -31 -47 -46 44 0 0 -35
  >dates=R- -1 0 -4 -12 -1 -16 -1 0 90 -50 -1 0 -6 -20 -3 10 -18 0 -55 59 -23 -3 0 0 -22
  >dates=S- 0 0 -2 -6 -4 -1 -1 0 -1 -42 0 0 -4 -16 -12 -24 -12 0 60 20 -54 -20 0 0 0
  >dates=r- 0 0 -5 -10 -17 0 -11 0 33 48 -1 0 -7 -7 -13 24 -6 0 6 -9 -22 -1 0 0 -13
  >dates=rr 0 -8 -1 -16 -2 -5 114 0 -37 -53 0 -15 -1 -39 -1 -3 -46 0 -64 63 -2 14 0 0 -43
  >dates=rs -4 -18 -1 -3 -5 -24 28 0 -147 109 0 -17 0 -2 -3 0 -15 0 -5 -89 -6 -156 0 0 68
  >dates=s- -4 0 -16 -15 -33 2 -35 0 30 -27 -1 0 -11 -4 -16 86 -9 0 -58 45 -40 -10 0 0 12
  >dates=sr -2 -50 0 -4 -2 -3 188 0 -87 -8 0 -3 0 0 0 0 -120 0 -29 -16 0 -129 0 0 -20
  >dates=ss -16 -16 -1 0 -12 -30 116 0 -57 -111 -11 -31 -5 -1 -21 -8 -33 0 -2 -56 -12 -134 0 0 30
  >employers=falsefalse 30 -9 -5 -15 -12 -4 6 0 -5 -2 -6 3 -6 23 -18 -12 -1 0 -5 32 -21 -6 0 0 15
  >employers=falsetrue -12 -7 2 0 -8 20 -4 0 39 -51 12 -2 6 -11 8 -5 -19 0 -14 4 2 32 0 0 -1
  >employers=truefalse -20 -14 8 26 4 -12 -2 0 -13 18 -4 -5 14 18 -17 33 26 0 -33 -13 13 -6 0 0 -25
  >employers=truetrue 1 -3 -8 -3 42 -34 16 0 -32 58 -18 -10 -37 -34 87 -33 14 0 66 -36 -1 -17 0 0 -40
  >gap=false -6 -21 11 12 1 -9 4 0 10 -10 -4 -14 1 17 9 -7 -6 0 -7 19 -13 9 0 0 0
  >gap=true 18 -10 -23 -20 8 -4 0 0 -4 13 -2 20 -3 -7 -12 17 31 0 -35 -5 5 -4 0 0 3
  >kinds=bulletbullet 32 6 -19 -4 5 12 6 0 -8 -2 -20 -5 30 26 -7 -8 -4 0 -11 -13 -31 -17 0 0 -3
  >kinds=bullettext -10 -4 -15 -6 -8 -6 -7 0 -20 16 -8 -4 -4 -1 17 22 14 0 23 -34 28 3 0 0 4
  >kinds=textbullet -8 -5 7 -24 -8 7 -3 0 9 -8 -4 -1 -9 4 0 2 -7 0 -2 36 -10 23 0 0 -7
  >kinds=texttext -9 -30 19 31 12 -25 8 0 19 -18 24 3 -8 -1 -3 -15 10 0 -17 5 -7 -9 0 0 -11
  >look=false -22 -17 12 2 -1 -7 -1 0 22 -9 15 -9 -1 11 -14 28 9 0 -23 -4 5 1 0 0 -12
  >look=true 21 -13 -12 1 5 -5 7 0 -19 -3 -20 2 2 6 16 -26 1 0 -4 9 -15 4 0 0 17
  >names=falsefalse 24 -2 18 10 11 -5 -3 0 1 -15 -5 7 1 -7 11 21 -14 0 -7 -5 -31 -18 0 0 0
  >names=falsetrue -7 -7 -44 -23 13 -13 0 0 5 29 8 -6 5 5 -8 -2 4 0 14 -27 22 25 0 0 -8
  >names=truefalse -21 -8 -3 -8 -4 15 -4 0 -20 16 -5 -3 -15 30 -7 -19 7 0 -9 31 14 21 0 0 -25
  >names=truetrue 6 -18 28 31 -21 -13 17 0 21 -49 -4 -6 10 -26 10 4 15 0 -24 11 -32 -30 0 0 10
  >titles=00 3 -11 -2 -21 -5 4 20 0 9 -18 -16 -2 -24 16 9 4 -11 0 -21 14 2 2 0 0 17
  >titles=01 -6 -7 -15 2 40 17 -8 0 32 -28 -4 -3 26 -8 -1 -6 39 0 5 -108 -51 -25 0 0 78
  >titles=02 -8 -15 28 3 3 -7 -27 0 7 -9 -3 -3 17 -11 -2 -1 1 0 21 15 5 47 0 0 -57
  >titles=10 -48 -3 -14 13 10 -18 -3 0 -27 33 0 0 30 42 -25 -7 17 0 -13 -9 49 -27 0 0 -27
  >titles=11 -5 -7 11 13 -1 -6 26 0 -27 -6 0 0 -1 0 0 -7 150 0 -26 -79 -8 -152 0 0 75
  >titles=12 -1 0 -31 48 -6 -1 0 0 17 -18 0 0 -3 -55 0 80 -1 0 -26 -1 -40 17 0 0 15
  >titles=20 1 -5 -6 17 3 -14 1 0 -7 16 20 -1 0 13 6 -9 4 0 -21 23 -10 -11 0 0 -25
  >titles=21 -17 -1 -32 -9 -53 -7 -1 0 -51 -55 -3 0 -3 -5 -15 -14 -1 0 -16 84 -66 -9 0 0 108
  >titles=22 72 -2 -36 -49 -113 -4 63 0 -99 68 -30 -11 -51 -40 -81 -11 -145 0 45 39 -17 -8 0 0 49
  address 33 6 -22 -93 40; after.name=-falsebullet -4 13 -1 -14 0; after.name=-falsetext -7 9 -18 22 -27
  after.name=-truebullet 3 -59 -29 70 -24; after.name=-truetext -30 21 -29 32 -9
  after.name=Rfalsebullet 8 -112 -102 -131 97; after.name=Rfalsetext 10 -133 -47 36 17
  after.name=Rtruetext 12 -25 53 -11 -30; after.name=Sfalsetext 17 -13 -64 -64 65; after.name=Struetext 26 47 26 -80 13
  after.name=falsebullet 0 -2 -5 -1 11; after.name=falsetext -3 -12 -33 28 24; after.name=rfalsebullet -25 -8 33 -4 2
  after.name=rfalsetext 35 -6 40 -44 -34; after.name=rtruebullet 47 50 -29 -43 -27
  after.name=rtruetext 27 -50 5 -38 10; after.name=sfalsebullet -3 -37 63 -52 -19
  after.name=sfalsetext -39 26 -11 -89 43; after.name=struebullet 34 -43 -15 -85 26
  after.name=struetext -4 17 -51 12 4; after.name=truebullet 49 24 -7 -25 -34; after.name=truetext -81 16 42 15 -2
  all-items -2 126 -164 -185 -36; any -8 -7 1 15 13; as 19 38 -32 45 -73; at 106 34 -51 -47 -75
  before.name=-falsebulletfalse -36 1 26 18 -12; before.name=-falsebullettrue 29 0 -48 -56 -4
  before.name=-falsetextfalse -4 -39 -15 42 -6; before.name=-falsetexttrue 33 63 -16 -103 -9
  before.name=-truebulletfalse -3 28 -42 51 -33; before.name=-truebullettrue -20 -37 24 41 4
  before.name=-truetextfalse -12 -16 28 -14 -11; before.name=-truetexttrue 17 11 -15 -27 4
  before.name=Rfalsebulletfalse -15 -4 0 -54 75; before.name=Rfalsebullettrue -12 -9 0 -26 47
  before.name=Rfalsetextfalse 18 69 -17 -20 -18; before.name=Rfalsetexttrue 17 32 -4 -41 4
  before.name=Rtruetextfalse -85 -28 -16 95 -19; before.name=Rtruetexttrue 52 -30 -25 81 -128
  before.name=Sfalsetextfalse -19 -4 -1 53 -49; before.name=falsebulletfalse 99 3 0 0 -129
  before.name=falsebullettrue 80 35 0 0 -118; before.name=falsetextfalse -10 24 0 0 -22
  before.name=falsetexttrue -74 -7 0 0 68; before.name=rfalsebulletfalse 13 -14 -4 -13 16
  before.name=rfalsebullettrue -43 12 -1 -69 93; before.name=rfalsetextfalse -9 -22 -12 18 -11
  before.name=rfalsetexttrue 46 -70 -3 -2 -15; before.name=rtruebulletfalse -34 -48 -3 -2 36
  before.name=rtruetextfalse -23 11 -19 20 -9; before.name=rtruetexttrue -7 77 -11 -41 8
  before.name=sfalsebulletfalse 5 52 -3 -102 20; before.name=sfalsetextfalse -69 -4 -3 90 -64
  before.name=struetextfalse -79 103 -36 -51 -3; before.name=truebulletfalse 86 -5 0 0 -114
  before.name=truetextfalse -19 9 0 0 9; before.name=truetexttrue 34 5 0 0 -47; bold 2 45 -11 -24 2
  bold-none -11 -7 2 20 4; bold-not -11 -17 17 26 -12; bold-rare 19 -12 -21 -21 10; capitals -69 -48 -45 30 65
  colon -9 70 -32 -196 118; columns=0 -27 10 -32 43 -13; columns=1 -23 -12 5 16 28; columns=2 25 -18 -16 17 -36
  columns=3 12 16 73 -85 -33; columns=4 43 4 44 -150 55; comma -22 49 -34 15 -3
  date.title.kind=-0bullet 21 -27 3 -35 27; date.title.kind=-0text -9 -66 16 -9 34
  date.title.kind=-1bullet -48 -3 -3 58 3; date.title.kind=-1text 49 -62 29 -3 -42
  date.title.kind=-2bullet -19 -20 92 26 -27; date.title.kind=-2text 41 -46 40 20 -45
  date.title.kind=R0bullet -39 25 -72 16 -58; date.title.kind=R0text -22 19 -28 25 3
  date.title.kind=S0text -14 -12 -18 4 24; date.title.kind=r0bullet -34 63 -34 49 -68
  date.title.kind=r0text -35 71 -38 38 -54; date.title.kind=r1bullet -56 14 -4 4 -16
  date.title.kind=r1text -35 61 -8 -49 4; date.title.kind=r2bullet -93 29 -13 -161 139
  date.title.kind=r2text -27 64 -23 -5 -16; date.title.kind=s0bullet -97 91 -39 36 -84
  date.title.kind=s0text -62 38 -31 -20 18; date.title.kind=s2text -22 80 -44 -19 -47; date=- 29 -92 34 -11 39
  date=R -27 16 -31 28 -6; date=S -13 -13 -32 84 -15; date=r -39 97 -35 7 -42; date=s -72 86 -39 12 -47
  dated -50 -6 3 39 22; dates=-|-| -19 -8 -1 -16 47; dates=-|-|- 11 -38 9 -30 32; dates=-|-|R 11 -13 45 -26 -25
  dates=-|-|S 49 -17 8 -48 9; dates=-|-|r 27 -27 46 -37 -18; dates=-|-|s 11 -38 47 -63 -3
  dates=-|R| -20 -45 -27 189 -162; dates=-|R|- -12 44 -30 33 -64; dates=-|S|- -13 -14 -32 45 0
  dates=-|r| -40 -26 -64 75 -3; dates=-|r|- -25 22 -28 41 -14; dates=-|r|r -25 44 -79 -41 8
  dates=-|r|s -32 32 -22 -94 27; dates=-|s|- -51 16 -36 63 -35; dates=R|-| -9 -17 -1 61 -40
  dates=R|-|- -21 -15 -6 36 -8; dates=R|-|R -7 -15 -82 31 -18; dates=S|-| -29 -13 -1 23 12
  dates=S|-|- -18 -17 -7 50 -31; dates=r|-| -14 -11 -2 2 24; dates=r|-|- 10 -10 -10 14 -2; dates=r|-|r -1 -25 -12 13 5
  dates=r|r| -2 84 -1 -69 -10; dates=r|r|- -12 106 -2 -102 -12; dates=r|r|r -16 74 -1 -5 -70
  dates=s|-| 66 -23 -40 -101 6; dates=s|-|- -72 -31 -9 57 4; dates=s|-|r 42 -62 -9 -109 51; dates=|-|- 0 -41 0 0 40
  dates=|-|R 19 -32 0 0 6; dates=|-|r 44 -40 0 0 -11; dates=|-|s -12 -119 0 0 62; dates=|R|- -34 63 0 0 -46
  dates=|r|- -20 58 0 0 -37; dates=|r|r -30 66 0 0 -52; dates=|s|- -50 133 0 0 -112; deed -29 -15 7 -74 106
  degree -7 -7 6 40 -37; employer 12 3 -8 13 -25; gap -8 3 -74 4 4; gap-rare 31 26 -16 -69 -6
  indent+ -13 -12 -23 -12 35; indent- -26 17 25 -83 4; indented -23 -38 14 -28 -1; kind=bullet -1 -4 6 -9 -4
  kind=text -9 4 -3 21 -8; label=employer 73 -18 25 102 -144; label=dates -78 -171 31 125 -54
  label=description -67 -11 -49 -152 181; label=job -138 -25 97 -80 55; label=title 25 25 38 155 -237
  label=location -33 -14 -9 -113 109; label=other -16 -68 31 -62 38; large -19 8 1 -10 -5; level -44 111 25 -91 1
  level-rare -84 40 -55 24 10; long=falsebullet- 3 -21 6 -16 24; long=falsebulletR -39 25 -72 16 -58
  long=falsebulletr -57 22 -20 -7 5; long=falsebullets -44 50 -37 48 -76; long=falsetext- 33 -73 24 8 0
  long=falsetextR -22 19 -28 25 3; long=falsetextS -14 -12 -18 4 24; long=falsetextr -33 88 -33 19 -51
  long=falsetexts -51 28 -29 -4 12; long=truebullet- 12 -26 16 -14 0; long=truebulletr -40 95 -38 -94 -50
  long=truetext- 0 -61 27 -50 33; long=truetextr -43 48 -29 -81 63; look-alone 10 9 -14 -21 17
  look-dated=0 -15 -31 4 7 19; look-dated=a 55 -35 -4 9 -20; look-dated=b -24 6 12 -20 -3; look-dated=c -33 17 0 23 -27
  look-dated=d -14 34 -18 -12 0; look-long=0 15 4 4 16 -29; look-long=a 13 -31 -31 -24 -9; look-long=b -50 12 14 5 -5
  look-long=c -49 24 9 -16 30; look-long=d -38 -20 -32 -11 57; look-over-date=0 -7 1 -15 11 13
  look-over-date=a -41 26 26 33 0; look-over-date=b 19 9 -23 21 -24; look-over-date=c -9 -42 14 -15 41
  look-over-date=d 29 -12 60 -66 -38; look-share=a -24 -45 -23 20 -3; look-share=b -32 18 6 -7 7
  look-share=c -29 -18 -1 31 1; look-share=d 76 25 14 -34 -33; look-title=0 3 3 7 -20 4; look-title=a -17 -8 -46 25 10
  look-title=b -39 -24 2 28 11; look-title=c 4 4 33 -23 -18; look-title=d 0 7 0 -26 3; look-under-date=0 6 -8 32 -19 -8
  look-under-date=a 3 22 9 8 1; look-under-date=b -17 -32 -45 34 21; look-under-date=c -11 20 -12 13 -24
  look-under-date=d -8 -1 -10 -14 26; looks+ 8 -15 3 -12 13; looks< -33 0 -9 -2 35; name -10 5 -4 16 -21
  name-not -7 -9 0 -2 6; names-by-commas 74 -7 -66 25 -51; no-gap -47 -33 25 40 4; no-gaps -11 6 -8 9 -8
  others-look0=0 -33 -21 5 2 13; others-look0=1 3 -18 -1 1 7; others-look0=2 -6 20 26 -15 -4
  others-look0=3 34 -7 -17 -47 16; others-look0=4 25 9 -28 -11 -13; others-look1=0 18 3 -18 -6 -9
  others-look1=1 -14 -7 6 10 3; others-look1=2 -41 -39 13 21 8; others-look1=3 -6 14 1 4 4
  others-look1=4 -23 2 55 23 -69; others-look2=0 -2 -6 7 32 -28; others-look2=1 7 17 8 -24 -19
  others-look2=2 -6 14 8 -35 -3; others-look2=3 -8 28 -31 9 5; others-look2=4 -4 -9 -2 -10 20
  others-look=none 1 2 5 -8 2; others-posture0=0 12 -17 13 -1 -7; others-posture0=1 -4 -11 -21 -11 11
  others-posture0=2 15 13 -8 -23 7; others-posture0=3 -9 -28 46 -10 2; others-posture0=4 7 6 -18 -12 -2
  others-posture1=0 4 12 -13 -31 4; others-posture1=1 -14 -62 12 24 2; others-posture1=2 -5 10 9 21 -27
  others-posture1=3 18 -1 -4 36 -24; others-posture1=4 -10 -12 28 -41 28; others-posture2=0 -21 -3 -12 24 5
  others-posture2=1 1 -8 19 -1 -19; others-posture2=2 15 8 -19 -17 6; others-posture2=3 4 35 3 0 -4
  others-posture2=4 -7 -4 16 -24 20; others-posture=none -9 -5 -15 11 9; place=all -19 2 50 121 -173
  place=none -23 -13 -10 -11 39; place=part 43 20 -12 -30 -33; posture-alone -16 -5 -11 17 15
  posture-dated=0 -10 -21 1 0 21; posture-dated=a 48 -36 -6 -15 -18; posture-dated=b 5 12 9 -11 -26
  posture-dated=c -2 -7 3 5 -2; posture-dated=d -29 28 -17 23 -20; posture-long=0 -7 1 -1 10 -5
  posture-long=a -20 13 25 -45 -13; posture-long=b 8 -6 -34 -9 10; posture-long=c 4 -12 -7 18 -10
  posture-long=d 2 10 18 -44 2; posture-over-date=0 -4 8 3 -12 9; posture-over-date=a -72 -25 23 31 17
  posture-over-date=b -4 11 -7 -14 -5; posture-over-date=c 59 -26 -5 -16 -7; posture-over-date=d 47 -12 -1 -3 -40
  posture-share=a -62 -1 -24 49 -5; posture-share=b 2 0 6 0 -13; posture-share=c 11 -21 -15 7 12
  posture-share=d 4 36 24 -58 3; posture-title=0 -24 -3 18 -5 8; posture-title=a -11 -1 -22 -8 -6
  posture-title=b 15 6 22 -39 4; posture-title=c 0 -11 -48 27 12; posture-title=d 38 -12 -27 27 -37
  posture-under-date=0 0 -7 29 -12 -4; posture-under-date=a -21 -51 -7 7 38; posture-under-date=b 13 3 -11 8 -12
  posture-under-date=c 9 4 -12 1 -4; posture-under-date=d -9 29 -13 8 -21; school -4 11 -34 18 -17
  small -145 36 -97 51 -9; small-letter -105 12 -25 -3 70; stop -26 -3 -1 7 9; title=0 -17 -11 -13 4 34
  title=1 -13 -1 8 22 -24; title=2 5 9 26 3 -42; told 94 7 -114 -50 -30; undated 139 9 -24 -155 -34
  words=0 -27 10 -32 43 -13; words=15 5 1 17 -62 24; words=2 -51 -18 -27 64 20; words=5 -24 -2 22 5 -10
  words=9 64 9 -6 -41 -25; words=99 -6 -15 11 9 -11; year 166 -41 101 -97 -153
`,
);
