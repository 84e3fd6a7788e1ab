import type { GameScript } from '@/domain/game/game-script';

/** The guide's words in English. New words under the same ids keep the version; new steps do not. */
export const gameScript: GameScript = {
  version: '1',
  sections: [
    {
      id: 'introduction',
      steps: [
        { id: 'intro.hello', kind: 'line', text: 'Welcome! I am your guide.' },
        {
          id: 'intro.what',
          kind: 'line',
          text: 'I ask, you answer. Your answers become your resume.',
        },
        {
          id: 'intro.saved',
          kind: 'line',
          text: 'It takes about 15 minutes. Each answer is saved at once. You can change anything later.',
        },
        {
          id: 'intro.ready',
          kind: 'question',
          field: 'ready',
          text: 'Ready to begin?',
          hint: 'Type “yes” or any word, then press Enter.',
          touchHint: 'Tap Yes. Or type any word and tap Send.',
        },
      ],
    },
    {
      id: 'personalInfo',
      steps: [
        {
          id: 'personal.start',
          kind: 'line',
          text: 'Great. First, how can an employer reach you?',
        },
        {
          id: 'personal.name',
          kind: 'question',
          field: 'name',
          text: 'What is your name?',
          hint: 'First and last name, as you want it on the page.',
        },
        {
          id: 'personal.email',
          kind: 'question',
          field: 'email',
          text: 'What is your email address?',
          hint: 'A plain one with your name looks best. No email yet? You can skip this.',
          canSkip: 'question',
        },
        {
          id: 'personal.phone',
          kind: 'question',
          field: 'phone',
          text: 'What is your phone number?',
          hint: 'Any number where you get messages is fine: yours, a friend’s, or free voicemail. Living in a shelter or program? Ask staff before you give its number.',
          canSkip: 'question',
        },
        {
          id: 'personal.address',
          kind: 'question',
          field: 'address',
          text: 'What city and state are you in?',
          hint: 'City and state are enough. You do not need a street. Staying safe from someone? Skip this.',
          canSkip: 'question',
        },
      ],
    },
    {
      id: 'experience',
      steps: [
        {
          id: 'work.start',
          kind: 'line',
          text: 'Now let us talk about work. Start with your newest job.',
        },
        {
          id: 'work.counts',
          kind: 'line',
          text: 'Paid work counts. So does volunteer work, odd jobs and caring for family.',
        },
        {
          id: 'work.jobTitle',
          kind: 'question',
          field: 'jobTitle',
          text: 'What was your job title?',
          hint: 'Your newest job first. Like “Line Cook” or “Home Caregiver”. No work to list yet? Skip.',
          note: {
            title: 'New to this country? Read this first',
            text: 'Worked here before you had a permit? First ask a lawyer or a group that helps newcomers, and ask if it is free.',
          },
          canSkip: 'section',
        },
        {
          id: 'work.company',
          kind: 'question',
          field: 'company',
          text: 'Who did you work for?',
          hint: 'A company, a family, a church, or “Self-employed”. Was it for your own family? Skip this.',
          canSkip: 'question',
        },
        {
          id: 'work.location',
          kind: 'question',
          field: 'location',
          text: 'What city and state, or what country, was that in?',
          hint: 'Like: San Juan, Puerto Rico. Staying safe from someone? Skip this for a job near you.',
          canSkip: 'question',
        },
        {
          id: 'work.startDate',
          kind: 'question',
          field: 'startDate',
          text: 'When did you start?',
          hint: 'Tap it or type it. A guess is fine for now. Check it before you send the resume.',
          canSkip: 'question',
        },
        {
          id: 'work.endDate',
          kind: 'question',
          field: 'endDate',
          text: 'When did it end?',
          hint: 'Gaps between jobs are common. You do not have to explain them here.',
          canSkip: 'question',
        },
        {
          id: 'work.description',
          kind: 'question',
          field: 'description',
          text: 'What did you do there? Tell me two or three things.',
          hint: 'One thing on each line. Start with an action word: cleaned, drove, served. Add a number if you know one.',
          canSkip: 'question',
        },
        {
          id: 'work.another',
          kind: 'question',
          field: 'addAnotherExperience',
          text: 'Do you want to add another job?',
        },
      ],
    },
    {
      id: 'education',
      steps: [
        {
          id: 'school.start',
          kind: 'line',
          text: 'Next is school. Classes, job training and cards you earned count too.',
        },
        {
          id: 'school.degree',
          kind: 'question',
          field: 'degree',
          text: 'What class, diploma or card do you have?',
          hint: 'Like “GED”, “High school classes” or “Forklift card”. Nothing to list? Skip, and we continue.',
          canSkip: 'section',
        },
        {
          id: 'school.school',
          kind: 'question',
          field: 'school',
          text: 'What was the name of the school or program?',
          hint: 'Like “Lincoln High School” or “Red Cross”. Not sure? Skip.',
          canSkip: 'question',
        },
        {
          id: 'school.location',
          kind: 'question',
          field: 'location',
          text: 'What city and state, or what country, was that in?',
          hint: 'Like: Dayton, Ohio. San Juan, Puerto Rico. Mexico.',
          canSkip: 'question',
        },
        {
          id: 'school.graduationYear',
          kind: 'question',
          field: 'graduationYear',
          text: 'What year did you finish?',
          hint: 'You can leave the year out. Many people do.',
          canSkip: 'question',
        },
        {
          id: 'school.another',
          kind: 'question',
          field: 'addAnotherEducation',
          text: 'Do you want to add another school or class?',
        },
      ],
    },
    {
      id: 'skills',
      steps: [
        { id: 'skills.start', kind: 'line', text: 'Almost done. Now think of what you do well.' },
        {
          id: 'skills.list',
          kind: 'question',
          field: 'skills',
          text: 'What skills do you have?',
          hint: 'Put a comma between them. Like: Spanish, safe lifting. You can skip this.',
          canSkip: 'question',
        },
      ],
    },
    {
      id: 'conclusion',
      steps: [
        { id: 'end.done', kind: 'line', text: 'That was the last question. Here is your resume.' },
        {
          id: 'end.view',
          kind: 'line',
          text: 'You can look at it here, print it, and change anything you like.',
        },
      ],
    },
  ],
};
