import { jobCenterPhone } from '../job-center-phone';
import type { ResourceSection } from '../library-types';

/** The Resource Hub: sections and 'coming soon' items are given: do not reword. */
export const resourceSections: readonly ResourceSection[] = [
  {
    id: 'resume',
    title: 'Resume',
    intro: 'Three files to keep, short guides, and a public career site.',
    items: [
      { kind: 'download', download: 'experience-inventory-worksheet' },
      { kind: 'download', download: 'modern-resume-template' },
      { kind: 'download', download: 'powerful-action-verbs' },
      { kind: 'guide', guide: 'sample-resumes' },
      { kind: 'guide', guide: 'online-application' },
      { kind: 'guide', guide: 'application-forms' },
      { kind: 'guide', guide: 'references' },
      { kind: 'guide', guide: 'email' },
      { kind: 'guide', guide: 'ai' },
      {
        kind: 'link',
        id: 'careeronestop',
        title: 'CareerOneStop',
        summary:
          'A free site sponsored by the U.S. Department of Labor. Look up jobs, pay, training and sample resumes, and find the free job center near you.',
        href: 'https://www.careeronestop.org/',
      },
      {
        kind: 'coming-soon',
        id: 'peer-review-rubric',
        title: 'Peer review rubric',
        meanwhile: {
          text: `Until then, ask an American Job Center for someone to read it with you. ${jobCenterPhone} finds your office. The call is free. Or use our three questions. Do this now →`,
          linkText: 'Module 1, Peer Review',
          href: '/modules/1#peer-review',
        },
      },
    ],
  },
  {
    id: 'networking',
    title: 'Networking',
    intro: 'People and places that can help you find a job, and a public career site.',
    items: [
      { kind: 'guide', guide: 'where-to-look' },
      { kind: 'guide', guide: 'job-scams' },
      { kind: 'guide', guide: 'job-fair' },
      { kind: 'guide', guide: 'temp-and-gig' },
      { kind: 'guide', guide: 'apprenticeship' },
      { kind: 'guide', guide: 'linkedin' },
      {
        kind: 'link',
        id: 'my-next-move',
        title: 'My Next Move',
        summary:
          'A free site made for the U.S. Department of Labor. Answer questions about what you like to do, and see which jobs fit and what they ask for.',
        href: 'https://www.mynextmove.org/',
      },
      {
        kind: 'coming-soon',
        id: 'email-scripts',
        title: 'Email scripts',
        meanwhile: {
          text: 'Until then, build a thank-you email. Do this now →',
          linkText: 'Module 3, Follow-Up',
          href: '/modules/3#follow-up',
        },
      },
      {
        kind: 'coming-soon',
        id: 'linkedin-guide',
        title: 'LinkedIn guide',
        meanwhile: {
          text: 'Until then, read the short guide. It says how to make a safe profile, and who can see what. If you need to stay safe from someone, ask staff first. Do this now →',
          linkText: 'LinkedIn basics',
          href: '/guides#linkedin',
        },
      },
      {
        kind: 'coming-soon',
        id: 'informational-interview-questions',
        title: 'Informational interview questions',
        meanwhile: {
          text: 'Until then, try one: “What is a normal day like in your job?” Do this now →',
          linkText: 'Module 3, Networking',
          href: '/modules/3#networking',
        },
      },
    ],
  },
  {
    id: 'interview',
    title: 'Interview',
    intro: 'Help with what to say and write, before and after.',
    items: [
      { kind: 'guide', guide: 'phone' },
      { kind: 'guide', guide: 'video-interviews' },
      { kind: 'guide', guide: 'thank-you' },
      { kind: 'guide', guide: 'records' },
      { kind: 'guide', guide: 'clearing-a-record' },
      { kind: 'guide', guide: 'accommodation' },
      { kind: 'guide', guide: 'first-week' },
      { kind: 'guide', guide: 'unpaid-pay' },
      { kind: 'guide', guide: 'first-90-days' },
      {
        kind: 'coming-soon',
        id: 'behavioral-interview-questions',
        title: 'Behavioral interview questions',
        meanwhile: {
          text: 'Until then, practice five of them, with a strategy for each. Do this now →',
          linkText: 'Module 3, Interviewing',
          href: '/modules/3#interviewing',
        },
      },
      {
        kind: 'coming-soon',
        id: 'star-worksheet',
        title: 'STAR worksheet',
        meanwhile: {
          text: 'Until then, build a story with our four boxes. Do this now →',
          linkText: 'Module 2, Part 3: STAR Method',
          href: '/modules/2#star-method',
        },
      },
      {
        kind: 'coming-soon',
        id: 'salary-negotiation',
        title: 'Salary negotiation',
        meanwhile: {
          text: 'Until then, look up what the job pays near you on CareerOneStop, in the resume section above. Then say: “I saw that this work pays 16 to 19 dollars an hour here. With what I know I hope for 18. Is that in your range?” Practice it. Do this now →',
          linkText: 'Module 3, Interviewing',
          href: '/modules/3#interviewing',
        },
      },
    ],
  },
  {
    id: 'well-being',
    title: 'Well-being tools',
    intro:
      'Looking for work is hard on body and mind. In a crisis in the United States, call or text 988, day or night. Veterans can call 988 and press 1. For Spanish, press 2 when you call, or text the word AYUDA. If someone hurts you or scares you at home, call 1-800-799-7233. If someone checks your phone or computer, use another one. If you are in danger now, call 911. For food, rent or shelter, call 211.',
    items: [
      { kind: 'guide', guide: 'housing' },
      { kind: 'guide', guide: 'veterans' },
      { kind: 'guide', guide: 'disability-help' },
      { kind: 'guide', guide: 'benefits' },
      { kind: 'guide', guide: 'unemployment' },
      { kind: 'guide', guide: 'benefit-hours' },
      { kind: 'guide', guide: 'medicaid-hours' },
      { kind: 'guide', guide: 'restart-benefits' },
      { kind: 'guide', guide: 'child-support' },
      { kind: 'guide', guide: 'money' },
      { kind: 'guide', guide: 'tax-credit' },
      { kind: 'guide', guide: 'wioa' },
      { kind: 'guide', guide: 'child-care-and-rides' },
      { kind: 'guide', guide: 'computer-basics' },
      { kind: 'guide', guide: 'no-id' },
      { kind: 'guide', guide: 'papers-and-id' },
      { kind: 'guide', guide: 'newcomers' },
      {
        kind: 'coming-soon',
        id: 'mental-health-links',
        title: 'Mental health links',
        meanwhile: {
          text: 'Until then, do this now → call or text 988 when it is too much, day or night. Veterans can call 988 and press 1. For Spanish, press 2 when you call, or text the word AYUDA. If someone hurts you or scares you at home, call 1-800-799-7233. If someone checks your phone or computer, use another one. If you are in danger now, call 911. For help near you, call 211.',
        },
      },
      {
        kind: 'coming-soon',
        id: 'stress-guides',
        title: 'Stress guides',
        meanwhile: {
          text: 'Until then, do this now → breathe in for a slow count of four, and out for six. Do it five times.',
        },
      },
    ],
  },
];
