import { parseHeaderWeights } from './header-assignments';

/**
 * The weights for the pieces of a job's header: for each feature of a run of pieces its weights, in hundredths, as a title, as an
 * employer, and of a piece as neither; with "B_" of both together, with "O_" of the votes of the section's other headers.
 * Learned as `line-weights` is, from the headers of the same files.
 */
export const jobHeaderWeights = parseHeaderWeights(`
  +employer=-1 -34 7 -22; +employer=-2 26 10 15; +employer=0 -23 -9 12; +employer=1 -5 12 -5; +employer=2 21 -10 9
  +employer=4 -75 25 -29; +end 12 -3 -10; +place=all -37 18 -68; +place=none 5 7 21; +place=part -12 -32 -91
  +title=-1 -70 35 43; +title=-2 -5 -8 5; +title=0 1 9 5; +title=1 -79 -10 -36; +title=2 -10 -3 -60; +title=4 23 10 -3
  <employer=-1 -28 60 20; <employer=-2 5 5 7; <employer=0 6 19 -14; <employer=1 -3 -7 -5; <employer=2 0 -4 18
  <employer=4 9 -34 -6; <place=all 20 -9 48; <place=part 32 -11 -39; <start 6 7 -13; <title=-1 -63 -35 1
  <title=-2 -16 -12 14; <title=0 15 -7 8; <title=1 -13 6 64; <title=2 25 30 -12; <title=4 3 24 -14
  after-date 29 -29 13; after-label=employer -23 106 -99; after-label=title 105 -69 -75; all=1 4 6 -57
  all=2 22 13 -22; all=3 1 12 8; all=4 8 5 4; any 10 9 -9; at=0 23 19 -10; at=1 -10 1 1; at=2 -7 -10 -4
  at=3 -10 -20 -2; at=4 -36 -79 22; before-date -18 -9 11; bold 25 -11 18; bold-not -17 -33 -20; bracket -63 -47 10
  by=after-bracket 42 -114 22; by=as 58 48 -71; by=at -58 65 -46; by=bar 41 -25 44; by=bracket -6 -47 -19
  by=city -32 -46 -54; by=colon 92 0 -45; by=comma -48 2 24; by=dash -27 -55 -4; by=in -107 107 -67; by=lean 36 -12 -60
  by=long 68 -42 17; by=semicolon 25 52 -24; by=slash -130 -40 8; by=start 23 19 -10; by=stop -50 14 -13
  by=street -103 -57 35; by=tab 70 -40 16; by=word -66 -134 148; capitals -68 45 -80; dates-first 33 -22 24
  dates-last -29 -8 -4; degree 20 -42 3; digit -48 -91 46; employer-form -35 129 27; employer-word -10 17 -23
  employer=-1 18 3 0; employer=-2 36 -22 -8; employer=0 -48 -33 -14; employer=1 -10 18 11; employer=2 -8 2 3
  employer=4 -43 49 -14; first-employer -4 9 -5; first-title 19 -13 -12; from-date=-1 -4 23 10; from-date=-2 21 -27 -9
  from-date=-3 36 133 -132; from-date=0 -11 -12 4; from-date=1 8 -1 -37; from-date=2 78 26 -50; from-date=3 113 19 -93
  from-date=none 14 89 47; half -15 -131 39; hours -58 -2 -37; in-place -39 -46 190; item -27 -16 8; joined -2 -6 0
  joined.employer=-1 5 16 0; joined.employer=-2 1 -24 0; joined.employer=0 -16 -78 0; joined.employer=1 -7 -15 0
  joined.employer=2 -2 -10 0; joined.employer=4 -22 56 0; joined.title=-1 -2 13 0; joined.title=-2 3 40 0
  joined.title=0 -14 -37 0; joined.title=1 -60 39 0; joined.title=2 7 -18 0; joined.title=4 2 -23 0
  joint.bracket 31 22 0; joint.degree -20 53 0; joint.digit -18 -28 0; joint.employer=after-bracketfalse -37 -49 0
  joint.employer=after-brackettrue -35 57 0; joint.employer=asfalse -21 -52 0; joint.employer=attrue -8 1 0
  joint.employer=barfalse -21 -64 0; joint.employer=bartrue -10 -4 0; joint.employer=bracketfalse 11 25 0
  joint.employer=brackettrue 76 11 0; joint.employer=cityfalse -20 67 0; joint.employer=colonfalse -40 -48 0
  joint.employer=colontrue -15 -92 0; joint.employer=commatrue -22 31 0; joint.employer=dashfalse 15 -11 0
  joint.employer=dashtrue -15 56 0; joint.employer=infalse 2 -39 0; joint.employer=intrue -41 -52 0
  joint.employer=leanfalse 42 28 0; joint.employer=linefalse -28 -59 0; joint.employer=linetrue -33 -62 0
  joint.employer=longfalse -37 -37 0; joint.employer=semicolonfalse 42 -48 0; joint.employer=slashfalse 21 23 0
  joint.employer=stopfalse -69 -15 0; joint.employer=stoptrue -19 136 0; joint.employer=streetfalse 26 -32 0
  joint.employer=tabfalse -32 -56 0; joint.employer=tabtrue -44 41 0; joint.hours 20 16 0
  joint.place=after-bracketnone -48 0 0; joint.place=asnone -21 -52 0; joint.place=barall -1 -25 0
  joint.place=barnone -20 -61 0; joint.place=bracketnone 48 60 0; joint.place=bracketpart -71 -158 0
  joint.place=citynone -23 -42 0; joint.place=colonnone -39 -83 0; joint.place=commaall -16 17 0
  joint.place=commanone -2 6 0; joint.place=dashall -107 69 0; joint.place=dashnone 17 -19 0
  joint.place=innone -6 -53 0; joint.place=leannone 61 84 0; joint.place=lineall -13 -9 0
  joint.place=linenone -28 -61 0; joint.place=longnone -42 -30 0; joint.place=semicolonnone 29 -38 0
  joint.place=slashnone 30 32 0; joint.place=stopnone -70 17 0; joint.place=streetnone 26 -32 0
  joint.place=taball -74 -36 0; joint.place=tabnone -29 -25 0; joint.shift 18 -24 0; joint.small-letter -61 13 0
  joint.stop -40 20 0; joint.title=after-bracket0-1 -108 -120 0; joint.title=after-bracket0-2 -39 -9 0
  joint.title=after-bracket00 -38 -4 0; joint.title=as04 -146 -17 0; joint.title=at-2-2 -1 98 0
  joint.title=at-20 -2 133 0; joint.title=at0-2 63 -72 0; joint.title=at00 29 -73 0; joint.title=at4-2 -67 -17 0
  joint.title=at40 -21 -28 0; joint.title=bar-20 -2 -30 0; joint.title=bar00 41 -60 0; joint.title=bar4-2 -10 -4 0
  joint.title=bracket-20 -72 -68 0; joint.title=bracket0-2 37 97 0; joint.title=bracket00 33 39 0
  joint.title=bracket20 -69 63 0; joint.title=bracket40 33 -38 0; joint.title=bracket42 86 -5 0
  joint.title=city-20 -13 139 0; joint.title=colon0-1 -22 -42 0; joint.title=colon0-2 -18 -75 0
  joint.title=colon00 37 -48 0; joint.title=colon04 -36 -17 0; joint.title=comma-1-1 34 71 0
  joint.title=comma-10 -82 -127 0; joint.title=comma-2-1 -9 72 0; joint.title=comma-2-2 -2 156 0
  joint.title=comma-20 -16 -23 0; joint.title=comma-24 -69 -71 0; joint.title=comma0-1 -33 16 0
  joint.title=comma0-2 -34 -6 0; joint.title=comma00 -52 -4 0; joint.title=comma04 129 -14 0
  joint.title=comma20 -15 -116 0; joint.title=comma4-1 -64 -15 0; joint.title=comma4-2 -20 -15 0
  joint.title=comma40 2 7 0; joint.title=comma44 213 -46 0; joint.title=dash-20 26 -8 0; joint.title=dash-24 -46 -44 0
  joint.title=dash0-1 77 -6 0; joint.title=dash0-2 26 23 0; joint.title=dash00 -57 55 0; joint.title=dash04 -45 -95 0
  joint.title=dash4-2 -57 -24 0; joint.title=dash40 66 -11 0; joint.title=in00 6 -42 0; joint.title=line-10 -56 -50 0
  joint.title=line-14 -39 -6 0; joint.title=line-2-2 -16 -47 0; joint.title=line-20 -36 -85 0
  joint.title=line-22 -27 -48 0; joint.title=line-24 -40 -24 0; joint.title=line0-1 -61 -10 0
  joint.title=line0-2 -52 -92 0; joint.title=line00 -42 -79 0; joint.title=line02 -18 -2 0; joint.title=line04 61 -13 0
  joint.title=line2-2 -41 -20 0; joint.title=line20 -31 -34 0; joint.title=line4-2 -15 -3 0
  joint.title=line40 -86 -29 0; joint.title=line44 -120 -1 0; joint.title=long-24 -10 -11 0
  joint.title=long00 -9 -66 0; joint.title=long04 -52 -6 0; joint.title=slash00 -99 -36 0; joint.title=slash44 79 -27 0
  joint.title=stop00 -13 5 0; joint.title=street00 5 -35 0; joint.title=tab-20 -2 -59 0; joint.title=tab0-1 -58 -42 0
  joint.title=tab0-2 -27 68 0; joint.title=tab00 49 -32 0; joint.title=tab04 -130 -40 0; joint.title=tab4-2 -16 -4 0
  joint.title=tab40 -75 -14 0; joint.told -21 3 0; joint.web -52 -48 0; joint.words=1 -20 12 0; joint.words=2 -15 -5 0
  joint.words=3 -1 -42 0; joint.words=5 16 35 0; joint.words=8 34 -104 0; joint.words=99 -88 -73 0
  joint=after-bracket -47 -3 0; joint=as -21 -52 0; joint=bar -20 -58 0; joint=bracket 32 26 0; joint=city -20 67 0
  joint=colon -39 -83 0; joint=comma -5 11 0; joint=dash 10 17 0; joint=in -6 -53 0; joint=lean 58 27 0
  joint=line -28 -60 0; joint=long -40 -40 0; joint=semicolon 29 -114 0; joint=slash 30 32 0; joint=stop -70 17 0
  joint=street 26 -32 0; joint=tab -34 -30 0; larger 105 -13 -13; letters -41 15 13; line.at=0.0 5 13 -18
  line.at=0.1 10 13 0; line.at=0.2 -4 11 3; line.at=0.3 -8 -17 2; line.at=0.4 -36 -86 35; line.at=1.0 22 2 5
  line.at=1.1 -62 -27 15; line.at=1.2 -37 -65 -21; line.at=1.3 -30 -21 -15; line.at=1.4 -22 -15 -22
  line.at=2.0 25 42 58; line.at=2.1 -10 -57 -36; line.at=2.2 59 -87 -43; line.at=3.0 -12 13 8; line.at=3.1 5 -17 78
  line.at=3.2 78 -7 -84; line=0 6 22 -5; line=1 -16 -28 3; line=2 41 6 3; line=3 23 8 31; most-employer -16 26 0
  most-title 31 -26 -19; of 4 44 13; of=1/1 -10 22 -43; of=1/2 32 -21 9; of=1/3 10 22 14; of=1/4 -13 -70 52
  of=2/1 19 -14 -4; of=2/2 8 43 -12; of=2/3 -44 -87 -52; of=2/4 -64 -62 128; of=3/1 57 82 26; of=3/2 20 21 -10
  of=3/3 48 18 0; of=3/4 10 22 86; of=4/1 -38 57 -24; of=4/2 -13 34 -27; of=4/3 86 26 -72; of=4/4 -46 -42 -7
  others-employer=false -1 11 -20; others-employer=true 16 -2 13; others-strict=false 18 -14 0
  others-strict=true -10 26 -7; pieces=1 11 13 0; pieces=3 -4 -13 0; pieces=4 -20 11 0; place=all -24 -29 0
  place=none 16 18 -16; place=part -58 -14 185; school -100 32 7; shift 119 -93 -30; signs -36 -37 -20
  slot-alone -8 -27 -14; slot-employer=0 30 -5 11; slot-employer=a -3 62 -21; slot-employer=b -82 93 15
  slot-employer=c -9 13 -34; slot-employer=d 4 -4 -10; slot-place=0 21 31 -14; slot-place=b -52 -122 129
  slot-place=c -61 -13 -20; slot-place=d -12 -29 25; slot-same 36 -48 24; slot-strict=0 -15 38 4
  slot-strict=b 76 -51 -13; slot-strict=c 37 8 4; slot-strict=d 19 -29 -4; slot-title=0 -7 28 11
  slot-title=a -50 82 -45; slot-title=b -29 40 22; slot-title=c 45 16 -3; slot-title=d 22 -28 -16
  small-letter -38 31 -2; small-words 15 -98 33; stop -51 -21 44; strict 33 -20 -15; team 38 -122 71
  then=after-bracket -17 1 3; then=as 33 -23 -9; then=at -8 -89 49; then=bar -3 52 -5; then=bracket -13 1 -62
  then=city -82 -30 -56; then=colon -57 23 63; then=comma -27 -3 11; then=dash -1 -20 -19; then=end 23 20 -9
  then=in 53 -69 -33; then=lean -67 -16 -39; then=long -8 -23 73; then=semicolon 9 41 -37; then=slash -142 31 -29
  then=stop 7 -33 19; then=street -38 37 -1; then=tab 33 28 -9; then=word 37 -81 18; title.employer=-1-1 66 -14 0
  title.employer=-1-2 -75 -4 0; title.employer=-10 -8 -42 -17; title.employer=-11 -83 -4 25
  title.employer=-12 -55 34 106; title.employer=-2-1 56 4 112; title.employer=-20 -60 78 -61
  title.employer=-21 -74 -52 0; title.employer=-22 -20 14 0; title.employer=-24 -39 31 -9
  title.employer=0-1 -41 -37 -105; title.employer=0-2 41 -10 23; title.employer=00 -72 -22 -8
  title.employer=01 -11 24 12; title.employer=02 12 -52 -42; title.employer=04 -50 95 -66; title.employer=1-1 -64 56 33
  title.employer=1-2 29 -3 0; title.employer=11 44 -39 67; title.employer=12 -10 -8 0; title.employer=2-1 8 -12 -23
  title.employer=2-2 33 -8 0; title.employer=20 75 -16 -31; title.employer=21 -37 61 -22; title.employer=4-1 -13 -25 0
  title.employer=4-2 29 -21 -8; title.employer=41 14 -14 -66; title.employer=42 56 -23 0; title=-1 -27 -31 15
  title=-2 -21 21 -1; title=0 -16 11 3; title=1 -12 25 107; title=2 18 0 -31; title=4 36 -23 -14; told -105 -62 126
  web -101 -83 117; words=1 2 -30 28; words=2 4 35 -28; words=3 6 12 -26; words=5 19 -5 -28; words=8 -19 1 26
  words=99 -31 -19 89; year -126 -136 113; B_between=ET.after-bracket -59; B_between=ET.apart -18; B_between=ET.at -12
  B_between=ET.bar 13; B_between=ET.bracket 10; B_between=ET.city -25; B_between=ET.colon -7; B_between=ET.comma 37
  B_between=ET.dash 35; B_between=ET.in -34; B_between=ET.lean 55; B_between=ET.lines1 13; B_between=ET.lines2 15
  B_between=ET.lines3 101; B_between=ET.lines4 -23; B_between=ET.long -43; B_between=ET.semicolon -25
  B_between=ET.sign -7; B_between=ET.slash -95; B_between=ET.stop 71; B_between=ET.street -59; B_between=ET.tab -88
  B_between=ET.word -57; B_between=TE.after-bracket -68; B_between=TE.apart -14; B_between=TE.as -50; B_between=TE.at 5
  B_between=TE.bar 22; B_between=TE.bracket -20; B_between=TE.city -39; B_between=TE.colon -86; B_between=TE.comma 51
  B_between=TE.dash 50; B_between=TE.in -123; B_between=TE.lines1 6; B_between=TE.lines2 -24; B_between=TE.lines3 -21
  B_between=TE.lines4 -7; B_between=TE.long -18; B_between=TE.semicolon 84; B_between=TE.sign 120
  B_between=TE.slash -50; B_between=TE.stop -87; B_between=TE.street -50; B_between=TE.tab 7; B_between=TE.word -156
  B_dated=ET.-1-1 -15; B_dated=ET.0-1 -17; B_dated=ET.00 20; B_dated=ET.1-1 127; B_dated=ET.11 -12; B_dated=TE.-1-1 30
  B_dated=TE.-10 -77; B_dated=TE.-11 91; B_dated=TE.01 -15; B_dated=TE.11 -6; B_left-title.E -17; B_left-title.ET -18
  B_left-title.TE 24; B_left=0 14; B_left=3 -34; B_left=4 -23; B_next=TE.false -32; B_next=TE.true 28; B_order.all=E1 6
  B_order.all=E2 -20; B_order.all=E4 -7; B_order.all=ET2 16; B_order.all=T2 -10; B_order.all=T3 -10; B_order.all=TE2 18
  B_order.all=TE4 6; B_order.all=none1 -57; B_order.all=none2 -9; B_order.lines=E1 7; B_order.lines=E2 -21
  B_order.lines=E3 -29; B_order.lines=E4 59; B_order.lines=ET1 -8; B_order.lines=ET2 33; B_order.lines=ET3 10
  B_order.lines=ET4 -72; B_order.lines=T1 -24; B_order.lines=T2 -24; B_order.lines=T3 31; B_order.lines=T4 65
  B_order.lines=TE1 26; B_order.lines=TE2 14; B_order.lines=TE3 -20; B_order.lines=TE4 -49; B_order.lines=none1 -12
  B_order=E -7; B_order=ET 7; B_order=T -6; B_order=TE 9; B_order=none -7; O_0E0 8; O_0E1 -29; O_0E2 -22; O_0E3 5
  O_0E4 14; O_0T0 -20; O_0T1 -47; O_0T2 68; O_0T3 35; O_0T4 20; O_1E0 -39; O_1E1 -47; O_1E2 14; O_1E3 55; O_1E4 33
  O_1T0 9; O_1T2 -22; O_1T3 -10; O_1T4 -6; O_2E0 22; O_2E1 60; O_2E2 -9; O_2E3 -72; O_2E4 -48; O_2T0 9; O_2T1 37
  O_2T2 -67; O_2T3 -47; O_2T4 -17; O_lines 170; O_none0 6; O_order0=0 -58; O_order0=3 21; O_order0=4 20; O_order1=0 8
  O_order1=1 -80; O_order1=2 -5; O_order1=3 -27; O_order1=4 50; O_order2=0 13; O_order2=1 8; O_order2=2 -88
  O_order2=4 -45; O_order3=0 -14; O_order3=1 -14; O_order3=2 59; O_order3=3 107
`);
