import type { ForumCategory } from '../library-types';

/** Said above the list: the forum is not open, and the page must not pretend otherwise. */
export const forumNotice = {
  title: 'The forum is not open yet',
  text: 'These are the topics we plan. You can’t open or post in them yet. Until then, use the link beside each topic, and bring your questions to our staff or to a workshop.',
} as const;

/** Categories and topics are given: do not reword. */
export const forumCategories: readonly ForumCategory[] = [
  {
    id: 'general',
    title: 'General Discussion',
    summary: 'Say hello, and tell us what works and what does not.',
    topics: [
      {
        id: 'welcome',
        title: 'Welcome & Introductions',
        doNow: {
          text: 'say who you are in half a minute',
          href: '/modules/3#networking--your-pitch',
        },
      },
      {
        id: 'questions',
        title: 'Questions & Feedback',
        doNow: { text: 'look for your question in the short guides', href: '/guides' },
      },
    ],
  },
  {
    id: 'module-1',
    title: 'Module 1',
    summary: 'Talk about resumes.',
    topics: [
      {
        id: 'module-1-discussion',
        title: 'Module 1 Discussion',
        doNow: { text: 'write what worries you about your resume', href: '/modules/1#reflecting' },
      },
      {
        id: 'peer-resume-review',
        title: 'Peer Resume Review, Activity 3.3',
        where: 'In the workshop this is Activity 3.3. Here it is Chapter 5 of the resume builder.',
        doNow: { text: 'review two practice samples', href: '/resume-builder/chapter/5' },
      },
    ],
  },
  {
    id: 'module-2',
    title: 'Module 2',
    summary: 'Talk about letters and stories.',
    topics: [
      {
        id: 'module-2-discussion',
        title: 'Module 2 Discussion',
        doNow: { text: 'write one strong story', href: '/modules/2#star-method' },
      },
      {
        id: 'simulated-networking-event',
        title: 'Simulated Networking Event, Activity 4.3',
        where: 'In the workshop this is Activity 4.3. Here it is the pitch in Module 3.',
        doNow: {
          text: 'write your pitch, and say it aloud',
          href: '/modules/3#networking--your-pitch',
        },
      },
    ],
  },
  {
    id: 'module-3',
    title: 'Module 3',
    summary: 'Talk about meeting people and interviews.',
    topics: [
      {
        id: 'module-3-discussion',
        title: 'Module 3 Discussion',
        doNow: { text: 'read what to do before an interview', href: '/modules/3#interviewing' },
      },
      {
        id: 'mock-interview-feedback',
        title: 'Mock Interview Feedback, Activity 5.2',
        where:
          'In the workshop this is Activity 5.2. Here it is the interview practice in Module 3.',
        doNow: {
          text: 'answer five questions aloud',
          href: '/modules/3#interviewing--practice-five-questions',
        },
      },
      {
        id: 'follow-up-email-review',
        title: 'Follow-Up Email Review, Activity 5.3',
        where: 'In the workshop this is Activity 5.3. Here it is the email in Module 3.',
        doNow: { text: 'build your follow-up email', href: '/modules/3#follow-up' },
      },
    ],
  },
];
