import { parseCrfModel } from './crf-model';

/** The weights for the lines of sections of schools: a table as in `line-weights`, fitted to the same files. */
export const schoolLineModel = parseCrfModel(
  5,
  `
  +capitals -10 10 -20 0 10; +date=R 30 -40 40 -30 0; +gap 10 -40 -10 40 0; +gap-rare -20 -10 0 30 0
  +graduated 10 20 30 -10 -40; +kind=bullet -40 20 30 30 -40; +label=dates -20 -10 60 -30 0; +large -40 -30 -10 30 40
  +open -10 20 -20 -50 50; +place=all -40 -50 30 40 0; +small-letter -40 0 -20 -10 40; +stop -20 -20 0 -20 50
  +words=0 20 -30 70 -40 -10; +words=15 0 0 0 -20 10; +words=99 -20 -50 -10 20 50; <bold-rare -30 -30 0 50 0
  <date=R -30 -20 -20 70 -10; <gap-rare -30 -10 30 20 0; <label=dates -20 -20 -30 80 -40; <label=title -10 20 0 -80 60
  <large -50 -50 40 0 30; <level-rare 0 -60 0 40 -20; <place=all -20 -40 50 90 -110; <start 10 20 -9999 -9999 -20
  <stop 30 -10 -30 -20 30; <words=99 10 20 -20 -50 30
  >any 10 -30 10 20 -20 -40 20 -9999 30 0 0 -20 -10 30 -10 10 30 -9999 -60 20 -20 -10 -9999 -9999 20
  >dates=ss 0 -10 0 -10 0 -10 100 0 -60 0 0 0 0 0 0 -10 10 0 20 -20 0 -10 0 0 0; address 20 -40 -20 -70 60
  after.name=Rtruetext 40 -30 40 -40 -10; after.name=falsebullet -20 10 0 -20 20; after.name=rfalsetext 10 -20 0 -50 40
  after.name=sfalsetext 0 0 -10 -40 40; after.name=struebullet -30 30 0 -50 50; all-items 150 80 -90 -50 -140
  as -10 0 90 -70 -30; before.name=-falsetexttrue 10 20 -10 -60 30; before.name=-truebullettrue 20 -40 70 -70 -60
  before.name=-truetexttrue 30 30 -20 -50 0; before.name=rfalsebulletfalse -30 40 0 -60 50
  before.name=rfalsetextfalse 10 -20 -10 10 10; before.name=rtruebulletfalse 0 0 0 -30 30
  before.name=rtruetexttrue 50 30 -20 -70 0; before.name=sfalsebulletfalse -30 -20 0 -20 60
  before.name=sfalsetextfalse 0 30 -10 -10 -20; before.name=struetexttrue 50 20 -10 -30 -40; bold 20 20 -50 10 -30
  bold-not -50 -20 20 10 30; capitals -20 -10 -10 -20 50; colon 30 -90 -20 -60 90; columns=0 -30 10 -20 60 -20
  columns=3 30 0 -10 -10 -30; columns=4 0 70 -70 -60 30; date.title.kind=-0bullet 0 -30 -10 -20 60
  date.title.kind=-0text 0 -50 30 0 20; date.title.kind=-2bullet 20 -40 20 -30 20
  date.title.kind=-2text 40 -40 20 20 -30; date.title.kind=R0text -20 0 -20 50 0
  date.title.kind=S0text -20 0 -20 50 -20; date.title.kind=r0text -30 50 -20 10 -20
  date.title.kind=r2text -20 50 -20 30 -30; date.title.kind=s0bullet -40 20 0 -20 40
  date.title.kind=s0text -30 40 -20 30 -10; date.title.kind=s2bullet -30 80 -10 -50 -20
  date.title.kind=s2text -20 50 -20 30 -40; date=- 20 -60 30 0 10; date=R -30 20 -20 40 -10; date=S -20 0 -20 50 -20
  date=r -40 70 -20 20 -30; date=s -30 50 -20 30 -20; dated -40 10 -10 40 -10; dates=-|-| 10 -20 20 -30 10
  dates=-|-|- -10 -30 10 -20 30; dates=-|-|R -20 -10 70 -30 -10; dates=-|-|S -40 -10 80 -40 0
  dates=-|-|r -10 -30 60 -60 30; dates=-|-|s 10 -40 50 -50 20; dates=-|R|- -10 50 -30 20 -40
  dates=-|r| -20 -30 -20 60 0; dates=-|r|- -20 20 -30 40 -10; dates=-|s| -20 -40 -30 100 -10
  dates=-|s|- -30 20 -30 70 -30; dates=-|s|s -30 -30 -10 60 0; dates=S|-| -50 -20 0 0 60; dates=S|-|- -70 -20 -30 80 20
  dates=r|-|- -10 -10 -20 40 0; dates=r|-|s 40 -30 -10 -40 30; dates=r|r|- -20 100 0 -50 -40
  dates=r|s| -10 70 0 -90 20; dates=s|-| -50 -20 -10 70 10; dates=s|-|s 60 -30 -10 20 -40; dates=s|r| -10 70 0 -40 -20
  dates=s|r|- -20 100 0 -70 -20; dates=s|s| -10 60 0 -30 -20; dates=s|s|s -10 40 0 -40 10; dates=|-| 110 -40 0 0 -70
  dates=|-|- 40 -20 0 0 -20; dates=|-|r 80 -60 0 0 -30; dates=|-|s 60 -50 0 0 -20; dates=|r|- -20 40 0 0 -10
  dates=|s| -30 50 0 0 -20; dates=|s|- -40 70 0 0 -30; dates=|s|s -10 30 0 0 -20; deed -40 -20 -10 -30 80
  faculty -100 -20 60 70 0; gap 30 10 -20 -90 10; graduated -10 -40 -10 30 30; indent+ -30 -10 -20 20 40
  indent- 10 30 -10 -40 -10; indented -20 -10 -10 10 20; label=besides -70 -20 30 -50 70
  label=employer 20 -30 60 30 -110; label=job -30 -10 -10 -40 100; label=other -30 10 -10 -30 40
  label=title -30 0 50 0 -20; large 10 -10 40 -30 0; level-rare 0 -40 -30 10 50; long=falsebullet- 10 -40 0 -20 40
  long=falsebullets -40 40 -10 -40 30; long=falsetext- 20 -60 40 10 0; long=falsetextR -20 0 -20 50 0
  long=falsetextS -20 0 -20 50 -20; long=falsetextr -30 50 -20 20 -30; long=falsetexts -30 50 -20 30 -20
  long=truebullet- 0 -40 -20 -10 50; long=truetext- 20 -40 0 -10 10; long=truetextr -30 90 -20 -20 -50
  long=truetexts -30 50 -10 20 -30; look-dated=0 30 -40 0 0 0; look-dated=a -40 -30 -10 60 -10
  look-dated=b -40 0 10 20 10; look-long=a -70 30 10 -30 10; look-long=b 60 -20 -30 -40 -10
  look-long=c -20 20 -50 20 20; look-over-date=a -50 -10 20 30 -10; look-share=a -70 -20 10 10 20
  look-title=a -10 -10 20 20 -20; look-under-date=a -30 -30 10 -10 20; look-under-date=b -30 -30 10 50 -10
  look-under-date=d -30 20 -20 40 0; no-gap -60 -40 20 40 30; note -30 -10 0 -40 80; place=all 10 10 50 10 -100
  posture-dated=0 20 -30 0 10 0; posture-dated=b -40 -10 20 0 20; posture-long=a -70 30 -30 0 0
  posture-long=b 20 0 -20 -40 30; posture-long=c 30 10 -50 -10 10; posture-long=d -50 -10 30 -30 50
  posture-over-date=a -50 -30 30 20 0; posture-share=a -20 0 20 -10 -20; posture-title=a -60 10 20 -20 30
  posture-under-date=a -10 -50 20 10 0; posture-under-date=b -30 -20 20 40 -10; posture-under-date=d -30 30 -20 0 0
  shapes+B.. -20 40 10 -10 -30; shapes+BT. 90 40 -40 -60 -90; shapes+DN. -10 -30 0 80 -40; shapes+DTE -40 80 -30 -60 20
  shapes+ED. 20 -10 50 -30 -20; shapes+EDE 80 -30 -30 40 -70; shapes+EEE 10 20 -20 -100 30; shapes+EEN 30 0 60 40 -110
  shapes+EET -50 -20 20 10 40; shapes+EN. 60 -10 -40 30 -50; shapes+END -20 -20 -70 160 -100
  shapes+ENE 60 20 -50 0 -50; shapes+ENN 10 0 50 10 -90; shapes+ET. 40 10 -20 -60 -20; shapes+ETE 10 0 20 40 -50
  shapes+Eo. 40 10 0 0 -60; shapes+EoE -30 -10 -20 100 -90; shapes+NE. -80 10 -40 20 60; shapes+NEN 30 0 -20 -30 10
  shapes+NET -40 0 -40 30 40; shapes+NNB -60 0 0 -40 80; shapes+NNo 20 -10 -10 -50 40; shapes+NT. 0 30 -20 -70 50
  shapes+NTD 40 0 50 -20 -70; shapes+NTE -50 -10 20 40 10; shapes+NTT 40 -30 -30 60 -60; shapes+NTo 40 -20 -30 70 -60
  shapes+Noo -20 30 -20 -100 90; shapes+TD. -20 -10 80 -40 -10; shapes+TE. 30 40 -30 -40 -20; shapes+TEN -10 0 30 -30 0
  shapes+TNE 0 -10 -10 70 -40; shapes+TNo 0 20 60 -80 -20; shapes+TT. 0 0 -10 60 -30; shapes+ToN 70 30 -40 30 -100
  shapes+oET -80 -30 20 -10 90; shapes+oTE 30 -10 -20 -60 40; shapes+oTo -70 -10 110 0 -70; shapes<..D -70 60 0 0 0
  shapes<..N -30 -10 0 0 40; shapes<.BN -50 -20 -40 10 80; shapes<.BT -10 0 60 -20 -50; shapes<.Bo -30 -10 0 -70 100
  shapes<.EB -60 -10 60 -10 0; shapes<.EE 40 20 -30 -30 0; shapes<.EN -10 -50 -50 0 100; shapes<.ET -20 -30 20 70 -30
  shapes<.Eo -20 -40 40 -80 90; shapes<.TN -10 -20 30 40 -40; shapes<DNN -60 -30 -50 110 -40
  shapes<DTE -40 -20 0 110 -90; shapes<DTN -60 -20 30 120 -110; shapes<EDE 0 50 -10 -20 -20
  shapes<EEN 20 -30 -20 -80 100; shapes<EET 80 0 40 -50 -80; shapes<EEo -40 -10 0 110 -90; shapes<ENN 10 -70 0 20 40
  shapes<ENT 40 10 -20 -50 0; shapes<ETE 50 10 0 -10 -50; shapes<ETN 0 0 -30 -30 50; shapes<ETT -30 50 -10 -10 -10
  shapes<NEE 50 50 0 0 -90; shapes<NNB -10 50 -10 -60 20; shapes<NND -50 -90 -40 -60 110; shapes<NNE -30 60 20 70 -110
  shapes<NNN 0 -50 -10 40 20; shapes<NNT 70 -30 -20 -30 -30; shapes<NNo 20 -80 -50 0 80; shapes<NTN -20 10 20 -50 30
  shapes<NoN 30 -20 10 60 -80; shapes<NoT 40 40 -60 -80 50; shapes<TDE 20 -20 -20 60 -110; shapes<TTT 30 20 -30 -70 10
  shapes<oNN -80 20 -30 20 50; shapes<oTE 0 -10 -10 80 -90; shapes<oTo -40 0 -50 -20 110; shapes<ooN -30 0 -10 -10 60
  shapes=.B. -20 30 0 0 -10; shapes=.E. -20 50 0 0 -30; shapes=.NT -20 -10 0 0 30; shapes=Bo. -10 -10 -10 -40 60
  shapes=EE. 70 20 -20 -60 -20; shapes=EEE 40 20 50 -60 -80; shapes=EET 40 -20 -30 -70 40; shapes=EN. 0 0 -30 -40 70
  shapes=END -30 -40 -80 -60 130; shapes=ENT -50 -10 0 30 10; shapes=ETE 30 10 -10 -20 -10; shapes=ETN 0 -10 60 -10 -40
  shapes=ETT -20 -50 10 70 -10; shapes=EoE -50 -30 -40 90 -30; shapes=EoN -40 -10 70 -10 -70
  shapes=NDT -10 120 -10 -100 -20; shapes=NE. 0 40 -30 70 -110; shapes=NET 90 40 -40 -30 -70; shapes=NN. 10 -40 0 10 10
  shapes=NNN -50 -10 -10 40 30; shapes=NNT -30 -30 -40 90 -30; shapes=NNo 40 10 -50 -10 0
  shapes=NTD -70 -10 80 -20 -10; shapes=NTN -20 40 -20 -20 0; shapes=NTT 0 -90 -30 100 -10; shapes=NTo 60 -10 -30 0 -20
  shapes=NoN 60 -10 20 -30 -50; shapes=TE. -30 0 40 60 -70; shapes=TET -10 10 20 30 -40; shapes=TN. 0 -20 0 40 -30
  shapes=TNE -40 0 30 0 0; shapes=TT. -20 30 -10 -30 30; shapes=TTN 90 -10 -10 -50 -40; shapes=TTT -10 70 -20 -70 10
  shapes=To. -50 -70 -40 30 100; shapes=ToT -20 -10 60 0 -40; shapes=oEN 50 50 50 -60 -110
  shapes=ooT -40 -60 -10 80 -20; small -50 0 -20 10 40; small-letter -40 -30 -10 30 50; told -70 0 -10 10 50
  words=0 -30 10 -20 60 -20; words=2 -30 -20 0 20 30; words=99 -30 -10 -10 -20 50; year 30 -30 60 -60 -30
`,
);
