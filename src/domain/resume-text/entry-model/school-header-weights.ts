import { parseHeaderWeights } from './header-assignments';

/**
 * The weights for degree and school in a header: a table as in `job-header-weights`, the degree as the title, the school
 * as the employer.
 */
export const schoolHeaderWeights = parseHeaderWeights(`
  +employer=0 0 20 -20; +employer=1 0 -10 90; +title=-1 0 -40 -10; +title=2 10 20 -40; <employer=2 -10 40 -10
  <title=-1 -20 -30 50; <title=1 -10 40 0; <title=2 0 30 -20; after-label=employer -40 60 -40
  after-label=title 70 -30 -40; all=3 0 10 -20; at=4 0 0 20; bold 20 0 -10; bracket -30 -20 10
  by=after-bracket -50 -60 30; by=at -90 10 -10; by=bar 0 20 50; by=bracket -30 -20 10; by=city -10 -10 -10
  by=colon 10 30 -30; by=from -20 70 -50; by=long 80 20 -10; by=semicolon -10 10 -60; by=stop -20 -50 30
  by=street -60 -40 -70; by=tab -10 0 40; capitals 0 20 -40; course 90 10 10; degree 20 -10 -10
  degree-first 40 -10 -10; degree-word 20 -10 -10; digit -20 -70 60; employer-form -70 50 -50; employer-word -10 30 -20
  employer=-2 20 0 0; employer=4 -10 40 -10; first-title 30 -10 -10; from-date=-3 20 50 -60; from-date=2 30 40 -30
  from-date=none 40 -10 20; graduated 0 -30 60; half 0 -60 50; in-place -40 -10 140; item 40 10 0
  joined.employer=1 0 -70 0; joint.bracket 20 10 0; joint.course -70 -10 0; joint.digit 0 -40 0
  joint.employer=after-bracketfalse 50 -40 0; joint.employer=atfalse 50 90 0; joint.employer=attrue -80 -70 0
  joint.employer=barfalse -60 -60 0; joint.employer=bracketfalse 20 10 0; joint.employer=cityfalse 0 30 0
  joint.employer=infalse 30 0 0; joint.employer=streetfalse 70 60 0; joint.employer=tabfalse -10 -20 0
  joint.kind-of-school 0 60 0; joint.looks=after-brackettrue 50 -40 0; joint.looks=brackettrue 20 10 0
  joint.looks=citytrue 0 30 0; joint.looks=colontrue 0 -30 0; joint.looks=intrue 30 0 0
  joint.looks=linefalse -30 -40 0; joint.looks=streettrue 70 60 0; joint.looks=tabtrue -10 -30 0
  joint.open=after-bracketfalse 50 -40 0; joint.open=bracketfalse 20 20 0; joint.open=cityfalse 0 20 0
  joint.open=citytrue 0 60 0; joint.open=colonfalse 0 -30 0; joint.open=infalse 30 0 0; joint.open=linefalse -30 -20 0
  joint.open=linetrue 120 20 0; joint.open=streetfalse 70 60 0; joint.open=tabfalse -20 -30 0
  joint.place=after-bracketnone 50 -40 0; joint.place=bracketnone 20 30 0; joint.place=cityall 0 120 0
  joint.place=citynone 0 10 0; joint.place=colonnone 0 -30 0; joint.place=dashall -40 140 0
  joint.place=dashnone 10 -30 0; joint.place=innone 30 0 0; joint.place=streetnone 70 60 0
  joint.place=tabnone -10 -30 0; joint.stop -40 -40 0; joint.subject 20 0 0; joint.title=bracket-20 -40 10 0
  joint.title=bracket0-2 -10 50 0; joint.title=bracket00 40 -30 0; joint.title=bracket04 140 -30 0
  joint.title=bracket40 30 -10 0; joint.title=bracket41 90 0 0; joint.title=city-2-2 0 60 0; joint.title=city-20 0 50 0
  joint.title=colon04 -70 -10 0; joint.title=comma01 40 40 0; joint.title=comma04 -60 -20 0
  joint.title=comma40 100 -10 0; joint.title=comma41 120 0 0; joint.title=dash00 10 40 0; joint.title=dash4-2 -50 -10 0
  joint.title=dash41 130 0 0; joint.title=line-20 -10 -50 0; joint.title=line00 -30 -50 0; joint.title=line10 -50 -40 0
  joint.title=line41 -70 0 0; joint.title=tab-20 0 -20 0; joint.title=tab00 10 -40 0; joint.title=tab04 -100 0 0
  joint.title=tab40 -80 -10 0; joint.told 50 -20 0; joint.year -70 -30 0; joint=after-bracket 50 -40 0
  joint=bracket 20 10 0; joint=city 0 30 0; joint=colon 0 -30 0; joint=in 30 0 0; joint=street 70 60 0
  joint=tab -10 -30 0; kind-of-school 40 -70 -20; larger -10 30 -20; line.at=0.4 0 0 20; line.at=1.2 -20 -20 0
  line.at=1.3 -10 -20 30; line.at=2.0 20 -10 50; line.at=2.2 -30 30 -90; line.at=3.0 50 0 -10; line=3 40 -30 -10
  most-employer 0 30 -20; most-title 30 -10 -10; note 0 -30 40; of 0 30 -20; of=1/1 40 -10 -30; of=2/2 20 -10 -10
  of=2/4 20 10 -20; of=3/2 -20 30 0; of=3/3 -30 0 30; of=3/4 0 -10 70; of=4/3 -40 40 -20; place=part -10 -30 110
  quotes -40 60 -70; school -10 30 -20; shift 20 -50 30; signs -40 10 20; slot-employer=b 40 30 -60
  slot-employer=c 10 60 -30; slot-employer=d -10 60 -20; slot-place=c -30 40 -30; slot-place=d -10 30 -10
  slot-same -30 20 30; slot-strict=0 0 30 10; slot-strict=c 20 0 -30; slot-title=0 0 30 10; slot-title=c 20 0 -30
  small-words 30 -20 30; stop -50 -30 60; strict 30 -10 -10; subject 20 -10 -20; then=after-bracket -20 -60 20
  then=at -90 -80 50; then=bar 70 10 -30; then=bracket -20 -20 0; then=city 0 -30 0; then=colon 10 -20 20
  then=in -40 10 -20; then=long 20 50 10; then=semicolon -20 10 -60; then=stop 20 -20 -40; then=street -30 -70 -70
  then=tab 0 40 -10; title.employer=-1-2 -10 -10 -90; title.employer=-2-1 0 0 90; title.employer=-2-2 10 -30 50
  title.employer=-20 -10 0 -40; title.employer=-24 -10 40 -20; title.employer=10 20 -20 -20
  title.employer=2-2 -10 0 -80; title.employer=4-2 30 0 0; title=-2 -10 30 -10; title=1 20 -20 -20; title=2 10 -10 -40
  title=4 30 0 -10; told 60 -60 -10; words=1 -20 -20 30; words=3 0 30 -20; words=5 10 10 -30; words=99 0 -10 10
  year -80 0 80; B_between=ET.after-bracket -30; B_between=ET.apart -10; B_between=ET.at -30; B_between=ET.bracket -10
  B_between=ET.city -10; B_between=ET.comma -10; B_between=ET.dash 10; B_between=ET.from -20; B_between=ET.lines1 30
  B_between=ET.lines2 50; B_between=ET.lines3 50; B_between=ET.lines4 -10; B_between=ET.slash -20
  B_between=ET.stop -10; B_between=ET.street -40; B_between=TE.after-bracket -40; B_between=TE.apart -20
  B_between=TE.as -80; B_between=TE.at -30; B_between=TE.bar 30; B_between=TE.bracket 10; B_between=TE.colon 30
  B_between=TE.comma 10; B_between=TE.from 80; B_between=TE.in -10; B_between=TE.lines1 30; B_between=TE.lines2 40
  B_between=TE.lines3 -10; B_between=TE.long 40; B_between=TE.semicolon 40; B_between=TE.slash -40
  B_between=TE.stop -10; B_between=TE.street -10; B_between=TE.word -60; B_dated=ET.0-1 30; B_dated=ET.1-1 30
  B_dated=ET.10 30; B_dated=ET.11 -10; B_dated=TE.-1-1 30; B_dated=TE.-10 10; B_dated=TE.-11 -20; B_dated=TE.01 30
  B_dated=TE.11 20; B_left=0 30; B_left=1 -20; B_left=2 -10; B_left=3 -10; B_left=4 20; B_next=ET.true 10
  B_next=TE.false -10; B_next=TE.true 30; B_order.all=E2 -20; B_order.all=ET2 20; B_order.all=T1 20; B_order.all=T2 -20
  B_order.all=T3 -10; B_order.all=T4 -10; B_order.all=TE2 20; B_order.all=TE3 20; B_order.all=TE4 20
  B_order.all=none1 -30; B_order.all=none2 -10; B_order.lines=E2 -20; B_order.lines=E4 -10; B_order.lines=ET1 -10
  B_order.lines=ET2 20; B_order.lines=ET3 20; B_order.lines=ET4 10; B_order.lines=T2 -20; B_order.lines=T3 -20
  B_order.lines=T4 -10; B_order.lines=TE1 20; B_order.lines=TE2 20; B_order.lines=TE3 10; B_order.lines=none1 -10
  B_order=E -10; B_order=ET 10; B_order=T -10; B_order=TE 20; B_order=none -10
`);
