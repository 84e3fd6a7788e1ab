import type { Source } from '../types';
import { benefitSources } from './benefit-sources.ts';
import { helpSources } from './help-sources.ts';
import { moneySources } from './money-sources.ts';
import { needSources } from './need-sources.ts';
import { officeSources } from './office-sources.ts';
import { paperSources } from './paper-sources.ts';
import { restartSources } from './restart-sources.ts';

/** Every study and office that the course names. No figure stands in the prose without one of these. */
export const sources: readonly Source[] = [
  {
    id: 'ladders-2018',
    label: 'Estudio de Ladders, 2018',
    title: 'Eye-Tracking Study, 2018 update',
    publisher: 'Ladders, Inc., as reported by HR Daily Advisor',
    year: 2018,
    url: 'https://hrdailyadvisor.blr.com/2018/11/15/eye-tracking-recruiters-average-7-4-seconds-reviewing-a-resume/',
    says: 'Una cámara siguió los ojos de un grupo de reclutadores. Su primera mirada a un currículum duró 7.4 segundos en promedio.',
    caution:
      'El informe que encontramos no dice cuántos reclutadores participaron. Solo midió la primera mirada. La empresa que hizo el estudio vende servicios de currículum. Ofrece empleos que pagan $100,000 al año o más.',
  },
  {
    id: 'ladders-2012',
    label: 'Estudio de Ladders, 2012',
    title: 'Keeping an Eye on Recruiter Behavior',
    publisher: 'TheLadders, as reported by RecruitingDaily',
    year: 2012,
    url: 'https://recruitingdaily.com/theladders-reveals-that-job-seekers-have-six-seconds-to-succeed/',
    says: 'Se observó a unos reclutadores en su trabajo durante diez semanas. En la primera mirada, sus ojos fueron sobre todo a nombres, puestos, empleadores, fechas y estudios.',
    caution:
      'Es un solo estudio, y ya es viejo. La empresa que lo hizo vende servicios de currículum.',
  },
  {
    id: 'resumego-2024',
    label: 'Encuesta de ResumeGo, 2024',
    title: 'How Much Time Do Recruiters Spend On A Resume?',
    publisher: 'ResumeGo',
    year: 2024,
    url: 'https://www.resumego.net/research/how-much-time-spend-resume/',
    says: 'La empresa preguntó a 418 reclutadores y gerentes que contratan. La mayoría dijo que la primera mirada a un currículum toma de 10 a 60 segundos. Para una carta de presentación, unos dos de cada tres dijeron que menos de 30 segundos.',
    caution:
      'Cada persona calculó su propio tiempo, así que el tiempo real puede ser otro. La empresa que preguntó vende servicios de currículum.',
  },
  {
    id: 'weak-ties-2022',
    label: 'Science, 2022',
    title: 'A Causal Test of the Strength of Weak Ties',
    publisher: 'Science (AAAS news release)',
    year: 2022,
    url: 'https://sciencesources.eurekalert.org/news-releases/964356',
    says: 'Es una prueba con más de 20 millones de usuarios de LinkedIn, durante cinco años. Para cambiar de empleo ayudaron más las personas que el usuario conocía un poco, hasta cierto punto. Así fue en los campos que usan mucho la computadora. En los que la usan menos, ayudaron más las personas que el usuario conocía bien.',
    caution: 'Solo miró a usuarios de LinkedIn. Quizá no valga para todo tipo de trabajo.',
  },
  ...officeSources,
  ...paperSources,
  ...benefitSources,
  ...helpSources,
  ...restartSources,
  ...moneySources,
  ...needSources,
];
