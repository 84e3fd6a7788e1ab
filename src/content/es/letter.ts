import type { LetterPart } from '@/domain/job-search/letter-paper';

/** A part of a letter: what it is for, and sentences to start from. What stands in [brackets] is filled in. */
export type LetterPrompt = {
  label: string;
  hint: string;
  /** `[job]`, `[employer]` and `[phone]` are filled from what is known. They are English: a press puts them on the letter. */
  frames: readonly string[];
};

export const letterPrompts: Readonly<Record<LetterPart, LetterPrompt>> = {
  why: {
    label: 'Parte 1: Por qué este empleo',
    hint: 'Nombre el empleo. Diga una cosa cierta que le atrae de él. La carta va en inglés. Las frases de abajo dicen, en orden: solicito el empleo; vi su anuncio en…; alguien de ahí me habló de este empleo; me gusta este empleo porque…',
    frames: [
      'I am applying for the [job] job at [employer].',
      'I saw your posting on [dónde lo vio].',
      '[una persona que trabaja ahí] told me about this job.',
      'I like this job because [una cosa cierta, en inglés].',
    ],
  },
  proof: {
    label: 'Parte 2: Su prueba',
    hint: 'Elija lo que más necesitan. Diga dónde lo hizo y qué se logró. Las frases de abajo dicen, en orden: ustedes necesitan a alguien que…; en tal lugar, yo…; por tanto tiempo, yo…; desde entonces…',
    frames: [
      'You need someone who can [lo que pide el anuncio, en inglés].',
      'At [lugar], I [lo que hizo, con un número, en inglés].',
      'For [cuánto tiempo], I [lo que hizo en casa o como ayuda, en inglés].',
      'Since then, [lo que cambió, con un número, en inglés].',
    ],
  },
  next: {
    label: 'Parte 3: Lo que sigue',
    hint: 'Diga cuándo puede hablar o empezar. Dé las gracias. Las frases de abajo dicen, en orden: puedo empezar el…; puedo trabajar…; me gustaría conocerles y hablar del empleo; me pueden llamar al…; gracias por leer esto.',
    frames: [
      'I can start [día, en inglés].',
      'I can work [días y horas, en inglés].',
      'I would like to meet you and talk about the job.',
      'You can reach me at [phone].',
      'Thank you for reading this.',
    ],
  },
};
