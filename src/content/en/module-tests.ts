import type { ModuleTests } from '../activity-shapes';

/** Six questions at the end of each module, mixed from its parts: new cases, not the ones of the cards. */
export const moduleTests: ModuleTests = {
  1: [
    {
      id: 'test-1-posting',
      question:
        'A posting says: “Clean patient rooms. Follow the safety sheets.” You cleaned a motel. Which line goes first?',
      choices: [
        'Worked two years in a busy motel',
        'Cleaned 14 rooms a shift. Followed the safety sheet for each product.',
        'Learn fast and like to help people',
      ],
      right: 1,
      why: 'It says two things that the posting asks for, and a number.',
    },
    {
      id: 'test-1-gap',
      question: 'Lee was ill in 2023 and had no job. What goes on the page?',
      choices: [
        'Time away from work, 2023',
        'The name of the illness, so that they understand',
        'A later end date for the last job',
      ],
      right: 0,
      why: 'One plain, true line. The illness is private, and dates are checked.',
    },
    {
      id: 'test-1-line',
      question: 'Which line says best what Sam did in the stock room?',
      choices: [
        'Fully responsible for a large stock room',
        'Worked in the stock room and helped with many other things',
        'Sorted the stock room each night. Drivers found each box at once.',
      ],
      right: 2,
      why: 'It has a verb for the work, and it says what got better.',
    },
    {
      id: 'test-1-two-jobs',
      question: 'You apply at a warehouse and at a school kitchen. What do you send?',
      choices: [
        'One resume with all my work, to both',
        'Two resumes: the same true facts, other lines on top',
        'The warehouse resume to both. It is the better one.',
      ],
      right: 1,
      why: 'Each employer looks for other things. The facts stay the same.',
    },
    {
      id: 'test-1-reader',
      question: 'A friend reads your page and says, “It’s good.” What do you ask next?',
      choices: [
        '“Do you think I can send it now?”',
        '“Do you like how it looks?”',
        '“Which line do you not believe?”',
      ],
      right: 2,
      why: '“Good” shows you nothing to fix. This question does.',
    },
    {
      id: 'test-1-silence',
      question: 'You sent it eight days ago and heard nothing. What do you do?',
      choices: [
        'Call once, then look for the next job',
        'Send the same resume again each week',
        'Wait. They call if they want me.',
      ],
      right: 0,
      why: 'One call shows that you still want it. Then your time goes into the next one.',
    },
  ],
  2: [
    {
      id: 'test-2-top',
      question: 'Which lines fit the top of a modern resume?',
      choices: [
        'Driver, 45, married. Looking for steady work.',
        'Driver, 6 years. No accident in 200,000 miles.',
        'Wanted: a job in which I can grow. References on request.',
      ],
      right: 1,
      why: 'What you do, for how long, and a proof. Age and family stay off.',
    },
    {
      id: 'test-2-end',
      question:
        '“A customer shouted. I stayed calm, heard him out and found his bag.” What is missing?',
      choices: [
        'How it ended: he said thanks, and he still comes',
        'What the customer said',
        'How I felt that day',
      ],
      right: 0,
      why: 'The result. Say what changed at the end.',
    },
    {
      id: 'test-2-proof',
      question: 'You write to a clinic that needs a night cleaner. Which sentence is the proof?',
      choices: [
        'I am honest and always on time.',
        'I have wanted to work in a clinic for years.',
        'I cleaned a clinic alone at night and passed each check.',
      ],
      right: 2,
      why: 'It is work like theirs, done before, and somebody checked it.',
    },
    {
      id: 'test-2-idea',
      question:
        'Ana drove a school bus, cared for her uncle, and takes children across the street. What is her one idea?',
      choices: [
        '“I get people there safely.”',
        '“I have done many kinds of work.”',
        '“I am a hard worker.”',
      ],
      right: 0,
      why: 'It joins all three, and it is true.',
    },
    {
      id: 'test-2-i',
      question: '“We unloaded four trucks.” They ask what you did. What do you say?',
      choices: [
        '“We all did the same. We are a good team.”',
        '“I checked the list and drove the forklift.”',
        '“I did most of it. The others were slow.”',
      ],
      right: 1,
      why: 'Your own part is clear, and nobody looks bad.',
    },
    {
      id: 'test-2-send',
      question: 'Your email with the letter is ready. What do you do right before you send it?',
      choices: [
        'Add my other files, to be safe',
        'Write the letter again in the email',
        'Open the attached file once',
      ],
      right: 2,
      why: 'You see if it is the right file, and if it opens.',
    },
  ],
  3: [
    {
      id: 'test-3-ask',
      question: 'A woman at your church works in a bakery. What do you ask her?',
      choices: [
        '“Can you get me in there?”',
        '“Who hires there, and what do they look for?”',
        '“Can you give my resume to your boss?”',
      ],
      right: 1,
      why: 'She can answer it in a minute, and you get a name.',
    },
    {
      id: 'test-3-chat',
      question:
        'A “boss” hires you by chat, with no call. He sends a check to buy tools. What is it?',
      choices: [
        'A job scam. I stop, and send no money and no ID.',
        'A fast employer. I buy the tools.',
        'I can’t tell. I send my ID and ask for a contract.',
      ],
      right: 0,
      why: 'No voice, no face, and money before the first day: signs of a scam.',
    },
    {
      id: 'test-3-long',
      question: 'You have talked for three minutes and still explain how it began. What now?',
      choices: [
        'Tell the rest. They asked for it.',
        'Say sorry, and begin again from the start',
        'Go to the result, and stop there',
      ],
      right: 2,
      why: 'One to two minutes are enough. They can ask for more.',
    },
    {
      id: 'test-3-age',
      question: '“How old are you?” they ask. You can do all that the job asks. What do you say?',
      choices: [
        '“61, but I feel much younger.”',
        '“I can lift 50 pounds and work each shift in the posting.”',
        '“Why do you want to know that?”',
      ],
      right: 1,
      why: 'It leads back to the job. Say it only if it is true.',
    },
    {
      id: 'test-3-note',
      question: 'Your interview was this morning. When do you send the thank-you note?',
      choices: [
        'In a week, so that they think of me again',
        'When I know if I got the job',
        'Today or tomorrow',
      ],
      right: 2,
      why: 'Within a day they still know who you are.',
    },
    {
      id: 'test-3-offer',
      question: 'They call and offer you the job. You get SNAP. What do you say first?',
      choices: [
        '“Thank you. What are the pay and the hours, and when do you need my answer?”',
        '“Yes! When do I start?”',
        '“I’m sorry. I can’t, because of my benefits.”',
      ],
      right: 0,
      why: 'Then ask the office how the pay changes your benefits, before you say yes or no.',
    },
  ],
};
