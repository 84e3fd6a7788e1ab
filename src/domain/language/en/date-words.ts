/**
 * Months and seasons in English, Spanish, French, German, Portuguese, Italian, Dutch, Polish, Turkish and Russian, as
 * the inside of a pattern. People write the
 * dates of their resume in their own language long after its other words are English.
 */
export const month =
  '(?:jan(?:uary|uar|vier|v)?|feb(?:r[a-zá]{2,5})?|f[eé]v(?:rier|r)?|m(?:ar(?:ch|zo|s)?|[aä]rz|aerz)|apr(?:il)?|avr(?:il)?|abr(?:il)?|may(?:o)?|mai|june?|juni?o?|juin|july?|juli?o?|juil(?:let)?|aug(?:ust)?|ago(?:sto)?|ao[uû]t|sept(?:ember|iembre|embre)?|sep(?:tember)?|setiembre|o[ck]t(?:ober|ubre|obre)?|nov(?:ember|iembre|embre)?|d[eé]c(?:ember|embre)?|dic(?:iembre)?|dez(?:ember)?|ene(?:ro)?|febrero|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|janeiro|fevereiro|fev|março|maio|junho|julho|setembro|outubro|dezembro|gennaio|febbraio|aprile|maggio|giu(?:gno)?|lug(?:lio)?|gen(?:naio)?|mag(?:gio)?|set|settembre|ottobre|ott|januari|februari|maart|mei|juni|juli|augustus|stycz(?:eń|nia)|sty|lut(?:y|ego)?|marca|kwi(?:ecień|etnia)?|maja?|cze(?:rwiec|rwca)?|lip(?:iec|ca)?|sie(?:rpień|rpnia)?|wrz(?:esień|eśnia)?|paź(?:dziernika?)?|lis(?:topada?)?|gru(?:dzień|dnia)?|ocak|şubat|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno|printemps|été|automne|hiver|frühling|sommer|herbst)';

/** Words between the ends of a range. */
export const rangeWords =
  "(?:to|until|through|thru|till|a|al|hasta|bis|au|à|até|tot|jusqu[’']à|jusqu[’']au|по|до)";

/** Words before a date from which something goes on. */
export const sinceWords = '(?:since|desde|seit|depuis)';

/** Words before a range that say no more than its dates do. */
export const fromWords = '(?:from|desde|de|von|du|dates?|fechas?)';

/** How long something took, which its dates say already. */
export const duration =
  '(?:\\d{1,2} (?:years?|yrs?|años?|ans?|jahre?)(?:,?\\s+(?:and |y |et |und )?\\d{1,2} (?:months?|mos?|mes(?:es)?|mois|monate?))?|\\d{1,2} (?:months?|mos?|mes(?:es)?|mois|monate?|weeks?|semanas?|semaines?|wochen?)|less than a year)';

/** The same, for one of them. */
export const oneTime =
  '(?:one|an?|eine?n?|una?|une) (?:day|week|month|year|tag|woche|monat|jahr|día|semana|mes|año|jour|semaine|mois|an)';
