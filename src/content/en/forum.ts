import type { ForumCategory } from '../library-types';

/** Said above the list: the forum is not open, and the page must not pretend otherwise. */
export const forumNotice = {
  title: 'The forum is not open yet',
  text: 'These are the topics we plan. You can’t open or post in them yet. Until then, bring your questions to our staff or to a workshop.',
} as const;

/** Categories and topics are the spec's. */
export const forumCategories: readonly ForumCategory[] = [
  {
    id: 'general',
    title: 'General Discussion',
    summary: 'Say hello, and tell us what works and what does not.',
    topics: [
      { id: 'welcome', title: 'Welcome & Introductions' },
      { id: 'questions', title: 'Questions & Feedback' },
    ],
  },
  {
    id: 'module-1',
    title: 'Module 1',
    summary: 'Talk about resumes.',
    topics: [
      { id: 'module-1-discussion', title: 'Module 1 Discussion' },
      { id: 'peer-resume-review', title: 'Peer Resume Review, Activity 3.3' },
    ],
  },
  {
    id: 'module-2',
    title: 'Module 2',
    summary: 'Talk about letters and stories.',
    topics: [
      { id: 'module-2-discussion', title: 'Module 2 Discussion' },
      { id: 'simulated-networking-event', title: 'Simulated Networking Event, Activity 4.3' },
    ],
  },
  {
    id: 'module-3',
    title: 'Module 3',
    summary: 'Talk about meeting people and interviews.',
    topics: [
      { id: 'module-3-discussion', title: 'Module 3 Discussion' },
      { id: 'mock-interview-feedback', title: 'Mock Interview Feedback, Activity 5.2' },
      { id: 'follow-up-email-review', title: 'Follow-Up Email Review, Activity 5.3' },
    ],
  },
];
