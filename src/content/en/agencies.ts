/** What an agency wants to know before it offers the workshop: one page, to be printed. */
export const agencyFacts: readonly { id: string; title: string; lines: readonly string[] }[] = [
  {
    id: 'what-it-is',
    title: 'What it is',
    lines: [
      'A free job-readiness workshop on the web: a course of three modules, a resume builder with five chapters, a chat that builds a first resume, and papers for the job search.',
      'People take it alone, at their own pace, or in your workshop. Two plans for a workshop and the answer key are on the staff page.',
      'It works without the internet after one visit, on old computers and on phones with little data.',
    ],
  },
  {
    id: 'who-it-is-for',
    title: 'Who it is for',
    lines: [
      'People at a library or shelter computer, people who read little or in a second language, people with a record or a gap, and people who look for a first job.',
      'Texts are at a seventh-grade level or lower. Pages can be read aloud, made larger, and used by keyboard or with a screen reader.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    lines: [
      'Without an account, everything stays on the person’s own device.',
      'With an account, your own database holds the work. A person sees only their own, and can delete it all at once.',
      'On a shared computer, what was typed is gone when the person leaves. Nothing is sold, and there are no ads.',
      'AI help is off at the start. It is only for people with an account, and each sees what is sent before it leaves.',
    ],
  },
  {
    id: 'cost',
    title: 'What it costs',
    lines: [
      'The program itself is free. For learners it is free, always.',
      'You can begin with free plans, for one small class. With a paid database, which has backups and never sleeps, it is about $25 a month, and about $40 with a larger email service. Look up the prices, for they change.',
      'AI help costs extra, and you set a limit for each day. You can leave it out.',
    ],
  },
  {
    id: 'languages',
    title: 'Languages',
    lines: [
      'The lessons, the guides and every button are in English and in Spanish. The resume is in English, as employers read it. Most browsers can translate the pages into more languages while they are online.',
    ],
  },
  {
    id: 'set-up',
    title: 'Setting it up',
    lines: [
      'An afternoon of work, spread over two or three days, by somebody who can copy commands. The guide “Put Career Quest online” comes with the program and has eleven steps.',
      'You fill in a few files: your name, phone, address and hours, the same in Spanish if you like, and the settings of your accounts. Learners then see your office on every page.',
      'For your reports it counts accounts and finished modules, never names.',
    ],
  },
];
