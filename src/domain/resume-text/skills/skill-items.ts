import { opensWithDeed } from '../../language/en/job-words';
import { isSkillLevel } from '../../language/en/skill-levels';
import { hasWords } from '../lines/text-lines';

/** One to four words that are not two skills in one, nor words of a sentence. */
export function isShortSkill(item: string): boolean {
  const bare = item.replaceAll(/\([^()]*\)/gu, '').trim();
  return (
    bare.split(/\s+/u).length <= 3 &&
    bare.length <= 34 &&
    !/[()]/u.test(bare) &&
    !/^\p{Ll}+\s\S+\s/u.test(bare) &&
    !/^(?:e-?mail|github|twitter|linkedin|phone|website|summary|experience|education|additional|other|others|references)$/iu.test(
      bare,
    ) &&
    !/(?:^|\s)(?:and|or|y|e|et|und|of|for|with|to|in|&|de|la|der)\s|\.\s|^\P{L}*$/iu.test(bare)
  );
}

/** Some words about what somebody can, and no sentence about anything else. */
export function isPhrase(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return (
    words <= 14 &&
    words > 1 &&
    !opensWithDeed(text) &&
    !/[!?:@…]|^(?:i|we|my)\s|(?:19|20)\d\d|https?:|\.\s/iu.test(text)
  );
}

/** "I am comfortable working in Java, Ruby and Go." names three, "experience with Fedora and Ubuntu Linux" two. */
export function namesInSentence(text: string): string[] {
  if (text.length > 1000) return [];
  return [...text.matchAll(listInSentence)].flatMap(([, list = '']) =>
    list
      .split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|or|et|und|y|e)\s+/u)
      .map((one) => one.replace(/[.,]+$/u, ''))
      .filter((one) => isSkill(one) && isShortSkill(one)),
  );
}

const named = '\\p{Lu}[\\p{L}\\p{N}+#./-]{0,20}(?: \\p{Lu}[\\p{L}\\p{N}+#./-]{0,20})?';
const listInSentence = new RegExp(
  `(?:\\s(?:in|with|of|de|using|including|as|like|avec|mit|con|com|en)|:)\\s+(${named}(?:,\\s+${named})*(?:,?\\s+(?:and|or|et|und|y|e)\\s+${named})?)`,
  'gu',
);

/** Some words about what somebody can, on a line of their own. */
export function isWholePhrase(text: string): boolean {
  return (
    isPhrase(text) &&
    text.length <= 70 &&
    /^\p{Lu}/u.test(text) &&
    !/[.,;]$/u.test(text) &&
    !isFragment.test(text) &&
    !text.includes('@') &&
    text.replaceAll(/\D/gu, '').length < 5
  );
}

/** "CSS Django HTML Java": many names in a row, with nothing else between them. */
export function isRowOfNames(content: string): boolean {
  const words = namesOfRow(content);
  return (
    words.length > 5 &&
    content !== content.toUpperCase() &&
    words.every(
      (word) =>
        /^(?:\p{Lu}[\p{L}\p{N}+#./-]*(?: \d)?|[\p{L}+#]+\.js)$/u.test(word) && word.length < 16,
    )
  );
}

/** "HTML CSS JavaScript": a few names of which everyone knows that they are two. */
function isRowOfCode(content: string): boolean {
  const words = namesOfRow(content);
  return (
    words.length > 1 &&
    words.length < 6 &&
    words.every((word) => /^[\p{Lu}C][\p{L}\p{N}+#.]*$/u.test(word)) &&
    words.filter((word) => codeName.test(word)).length * 3 > words.length * 2 - 1
  );
}

/** True where one of the words is the name of a language or tool that nobody takes for anything else. */
export function namesCode(text: string): boolean {
  return text.split(/[\s,/|&()†*]+/u).some((word) => codeName.test(word));
}

/** Tools that everyone knows by name, wherever a text has them. */
export function toolsIn(text: string): string[] {
  const found = [...text.slice(0, 1000).matchAll(tool)].map(([, name = '']) => name);
  return found.filter((one, at) => found.indexOf(one) === at);
}

const tool =
  /(?:^|[^\p{L}\p{N}.+-])((?:(?:MS|Microsoft)[ -]?)?(?:Office(?: 365)?|Word|Excel|Power ?Point|Outlook|Access|Visio|Teams)|Windows(?: (?:XP|\d{1,2}|Vista|Server))?|macOS|UNIX|Ubuntu|VS ?Code|Visual Studio(?: Code)?|Sublime Text|Eclipse|IntelliJ|PyCharm|Android Studio|Mercurial|SVN|Bash|PowerShell|jQuery|WordPress|Wordpress|Bootstrap|NumPy|[Pp]andas|SciPy|scikit-learn|TensorFlow|Tensorflow|PyTorch|Keras|Matlab|LabVIEW|LabView|SageMath|STATA|Stata|RStudio|Postman|Trello|Slack|Scrum|(?:Adobe )?(?:Photoshop|Illustrator|InDesign|Premiere(?: Pro)?|Lightroom)|Auto ?CAD|SAP|Tally|QuickBooks|LaTeX|Canva|Figma|GitHub|GitLab|Jira|Confluence|Jenkins|Kubernetes|AWS|Azure|Spring Boot|Node(?:\.js|JS)|React(?:\.js| Native)?|Vue\.js|Express\.js|Next\.js|Java|JavaScript|TypeScript|Python|PHP|Ruby|Kotlin|Swift|Perl|MATLAB|HTML5?|CSS3?|C\+\+|C#|(?:My|Postgre|MS )?SQL|MongoDB|NoSQL|Redis|Oracle|Firebase|Docker|Linux|Git|GIT|Ansible|Terraform|Django|Flask|FastAPI|Laravel|Symfony|Angular|Vue(?:JS)?|XML|JSON|Selenium|Power BI|Tableau|SPSS)(?=$|[^\p{L}\p{N}+#])/gu;

const codeName =
  /^(?:html5?|css3?|s[ac]ss|java|javascript|typescript|python|php|c\+\+|c#|ruby|kotlin|swift|perl|\S*sql(?:ite)?|mongodb|\p{L}+\.js|\p{L}{3,}js|jquery|react|angular|laravel|django|docker|kubernetes|git|github|gitlab|linux|numpy|matplotlib|tensorflow|pytorch|powershell|wordpress)$/iu;

/** "HTML 5" is one of the names. */
function namesOfRow(content: string): string[] {
  return content.split(/ (?!\d(?: |$))/u);
}

/**
 * What a bracket lists ("Office (Word, Excel)") or names ("Ruby (Rails)"), and two names in one ("Fedora & Ubuntu",
 * "Excel/Sheets"): each is suggested too.
 */
export function skillParts(item: string): string[] {
  const [, before = '', inner = ''] = /^([^()]*?)\s*\(([^()]+)\)/u.exec(item) ?? [];
  const listed = inner
    .replace(/^(?:primarily|mainly|mostly|especially|including|such as|like|e\.g\.),?\s/iu, '')
    .split(/\s*,\s*(?:and\s)?|\s(?:and|&)\s/u);
  // "CI/CD" is one thing.
  const halves = twoHalves(item);
  const atStroke = item.split('/').filter((part) => part.length > 2 || namesCode(part));
  if (inner === '') return names(twoNames.exec(item)?.slice(1) ?? halves ?? atStroke);
  if (listed.length > 1) return listed.some(isName) ? [before, ...listed].filter(isName) : [];
  // Short for the words before it, or what kind of thing they name.
  const isShort = before.includes(' ') && inner === inner.toUpperCase();
  return isShort || isVague.test(inner) ? [] : [before, inner].filter(isName);
}

/** Two or more of them, if each can be a skill alone. */
function names(parts: readonly string[]): string[] {
  return parts.length > 1 && parts.every(isName) ? [...parts] : [];
}

function isName(part: string): boolean {
  return (/^\p{Lu}/u.test(part) || codeName.test(part)) && isSkill(part) && isShortSkill(part);
}

/** "Web Design and HTML": a tool of one word, or two names of two words each. */
function twoHalves(item: string): string[] | null {
  const [, left = '', sign = '', right = ''] =
    /^(.{1,40}?)\s(&|\+|and|et|und|y|e)\s(.{1,40})$/u.exec(item) ?? [];
  const areNames = [left, right].every(
    (half) => codeName.test(half) || /^\p{Lu}\S+(?: \p{Lu}\S+)?$/u.test(half),
  );
  const isTool = sign === '+' || codeName.test(left) || codeName.test(right);
  return areNames && (isTool || (left.includes(' ') && right.includes(' '))) ? [left, right] : null;
}

/**
 * The tools on both sides of a small word ("Java sur NetBeans"), and those before what they are for ("SVN for source
 * control").
 */
export function namesAround(item: string): string[] {
  const [, before = '', word = '', after = ''] =
    /^(.{1,40}?)\s(sur|avec|sous|on|using|with|via|mit|con|com|for|para|pour|für)\s(.{1,60})$/iu.exec(
      item,
    ) ?? [];
  if (/^(?:for|para|pour|für)$/iu.test(word))
    return namesTool(before) ? (twoNames.exec(before)?.slice(1) ?? [before]) : [];
  const areNames = isName(before) && isName(after);
  return areNames && (namesTool(before) || namesTool(after)) ? [before, after] : [];
}

/** "Programming Java", "Specialties Pottery Design": the first item, without the name of its kind before it. */
export function withoutKind(item: string): string | null {
  return kindBefore.exec(item)?.[1] ?? null;
}

const kindBefore =
  /^(?:(?:web|software|app|mobile|computer) )?(?:programming|development|interests?|languages?|tools?|frameworks?|technologies|libraries|skills?|courses?|relevant|others?|specialties)\s(\p{Lu}.*)/iu;

/** True where a text names a tool that everyone knows. */
export function namesTool(text: string): boolean {
  return toolsIn(text).length > 0 || namesCode(text);
}

/** "C (Advanced)" is C to others, with how well somebody knows it; null for what tells no level. */
export function nameOfLevel(item: string): string | null {
  const [, name = '', level = ''] = /^([^()]{1,50}?)\s*\(([^()]+)\)$/u.exec(item) ?? [];
  return isSkillLevel(level) && isSkill(name) ? name : null;
}

/** True where what a skill takes in ("Office (Word, Excel)", "Shotcut (Films)") may be skills of their own. */
export function takesInMore(item: string): boolean {
  return item.includes('(') && skillParts(item).length > 0;
}

/** "HTML/CSS", "Web pages and HTML". */
export const twoInOne = /\s(?:&|and|or|et|und|y|e)\s|\//u;

const twoNames = /^(\p{Lu}[\p{L}\p{N}+#.]*)\s(?:&|and|et|und|y|e)\s(\p{Lu}[\p{L}\p{N}+#.]*)$/u;

/** Programs are named by their year. */
const ofYear =
  /^(?:ms|microsoft)?[ -]?(?:office|windows|word|excel|access|project|visual studio|auto ?cad|(?:sql )?server)\b[\p{L} -]{0,15}(?:19|20)\d\d$/iu;

/** Words that make no skill longer than it is to read. */
export const littleWord = /^(?:de|del|la|el|los|las|y|e|of|and|&|et|des|du|und|da|do|di)$/iu;

/** How well, before what: "Basic SQL" and "Learning React" are SQL and React to others. */
export const qualified =
  /^(?:basics?|some|learning|advanced|intermediate|beginner|fluent|experience|experienced|familiar|knowledge|understanding|use|usage|working|very|know|have|expert|proficient|conocimientos?|manejo|dominio|nociones|conhecimentos?|dom[íi]nio|ma[îi]trise|bases|notions|connaissances?|grundkenntnisse)\s|\s(?:knowledge|basics?|usage|kenntnisse)$/iu;

/** What fills a list up and says nothing. */
const noSkill = /^(?:etc\.?|n\/?a|none|nil|others?)$/iu;

/** Words that may be half of a broken line, or the label of a list: alone they are suggested, not sure. */
export const isVague =
  /^(?:back-?end|front-?end|full-?stack|devops|big data|cloud|streaming|mobile|testing|security|virtuali[sz]ation|programm?ing(?: languages?)?|scripting languages?|languages?|langages?|lenguajes?|programmiersprachen|sgbd|version control|ides?|editors?|outils|herramientas|ferramentas|bases? de données|bases? de datos|datenbanken|betriebssysteme|methodologies|(?:soft|hard|technical|computer) skills|some proficiency|computers?|downloads?|experiences?|(?:class )?projects?|networks?|scripts?|scripting|actions?|architecture|tools?|software|compliance|frameworks?|databases?|libraries|platforms?|operating systems?|technologies|technology|development|management|systems?|services|web services|applications?|maintenance)$|\p{L}\.\p{L}{2}[^.]*\.\p{L}{2}/iu;

/** What begins so is told in words, with commas between them. */
export const opensWithAbility =
  /^(?:(?:the|an|my|strong|proven|great|good)\s)*(?:ability|able|capacity|capability|capable|willing|willingness|eager|eagerness|passion|passionate|knack)\s(?:to|of|for|about)\s/iu;

/** True for an item that may be a skill: few words, and no sentence, address, date, phone number or level. */
export function isSkill(item: string): boolean {
  const short = item.replaceAll(/\([^()]*\)/gu, '').trim();
  // Somebody's phone is no skill, whatever it stands below.
  const isPhoneLong = item.replaceAll(/\D/gu, '').length >= 7;
  return (
    !/^(?:references?|referencias)\b|\b24\/7\b/iu.test(item) &&
    !isPhoneLong &&
    short.split(/\s+/u).filter((word) => !littleWord.test(word)).length <= 6 &&
    !noSkill.test(short) &&
    !/(?:^|\s)I(?:[’']m|\s\p{Ll})/u.test(item) &&
    item.length <= (short === item ? 60 : 90) &&
    !/[!?@:…]$|[^.]\.$|^(?:i|we|my)\s|@|https?:|www\.|\/\/|\.(?:com|org|net|io)\//iu.test(item) &&
    (!/(?:19|20)\d\d/u.test(item) || ofYear.test(item)) &&
    !(opensWithDeed(item) && short.split(/\s+/u).length > 3) &&
    !isSkillLevel(item) &&
    !isFragment.test(item) &&
    /\p{L}/u.test(item)
  );
}

function inRoundBrackets(inner: string): string {
  return `(${inner.replaceAll(/[()]/gu, '')})`;
}

export function skillItems(content: string): string[] {
  // A list may end like a sentence.
  const bare = content
    .replaceAll(/https?:\/\/\S+/giu, '')
    .replaceAll(/\s&\s+/gu, ' & ')
    // "juggling [balls, knives]" and "juggling {knives}" list as round brackets do.
    .replaceAll(/\[([^[\]]{1,200})\]/gu, (whole, inner: string) =>
      /[,&]/u.test(inner) ? inRoundBrackets(inner) : whole,
    )
    .replaceAll(/\{([^{}]{1,200})\}/gu, (_, inner: string) => inRoundBrackets(inner))
    .trim();
  const isEnded = /[,;]/u.test(bare) && bare.endsWith('.') ? bare.slice(0, -1) : bare;
  if (isRowOfNames(isEnded) || isRowOfCode(isEnded)) return namesOfRow(isEnded);
  const bullets = isEnded.split(/\s*[•▪●]\s*/u).filter(hasWords);
  // Between bullets a comma is of one item ("• Sales, Returns & Exchanges • Cash Handling").
  if (bullets.length > 2 && bullets.every((item) => item.trim().split(/\s+/u).length <= 5))
    return bullets
      .flatMap((item) => item.split(/\t+|\s{2,}/u))
      .map((item) => item.trim())
      .filter(hasWords);
  return isEnded
    .split(
      /\t+|\s{3,}|\s{2}(?!\p{Ll})|\s*[,;|•·▪●]\s*(?![^()]{0,80}\))|\s\/\s(?![^()]{0,80}\))|\s[–-]\s(?!\d|[^()]{0,80}\))/u,
    )
    .map((item) =>
      item
        .replace(/^[*:]\s*(?=\p{L})|^\d{1,2}[.)]\s?(?=\p{Lu})/u, '')
        .replace(
          /^-(?=\p{L})|^(?:using|and|&|y|the(?=\s\p{Lu}))\s+|[,\s]+(?:etc\.?|et al\.?)$/iu,
          '',
        )
        .replace(/\p{L}[†‡*]+$/u, (end) => end.charAt(0))
        .replace(/^[“"”]([^“"”]+)[“"”]$/u, '$1')
        .trim(),
    )
    .flatMap(atStrokes)
    .filter(hasWords);
}

/** "Outlook/Gmail/Drive": three and more short names between strokes are a list. */
function atStrokes(item: string): string[] {
  const parts = item.split(/\s?\/\s?|\s\+\s/u);
  const isList =
    parts.length > 2 &&
    !/[()]/u.test(item) &&
    parts.every((part) => /\p{L}/u.test(part) && part.split(/\s+/u).length <= 3);
  return isList ? parts : [item];
}

/** Half a sentence begins or ends with a small word. */
const isFragment =
  /^(?:such as|as well as|including|by|with|while|currently|also|mit|sowie|all|on|to|for|of|in|from)\s|^(?:and|or|y|und|et)$|\s(?:and|or|y|und|et|of|de|with|in|to|the|for|mit|sur|avec|sous|using|via|con|com|para|pour|les|der|die|das|з|с|и|в|та)$/u;
