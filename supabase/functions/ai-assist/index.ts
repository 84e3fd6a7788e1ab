import { GoogleGenerativeAI } from 'npm:@google/generative-ai@0.24.1';
import { createAnswerCounts } from './answer-counts.ts';
import { createReportLog } from './csp-report.ts';
import { createHandler, type AssistDeps } from './handler.ts';
import { MOST_ANSWER_TOKENS, SYSTEM_INSTRUCTION } from './instruction.ts';
import { createSingleTrySender } from './send-letter.ts';
import { readSettings, type Settings } from './settings.ts';
import { createUpkeep } from './upkeep.ts';

const env = (name: string) => Deno.env.get(name) ?? '';
const log = (line: string) => console.warn(line);
const settings = readSettings(env);
for (const problem of settings.problems) log(problem);

Deno.serve(
  createHandler({
    fetch,
    supabaseUrl: env('SUPABASE_URL'),
    publishableKey: settings.publishableKey,
    allowedOrigins: settings.allowedOrigins,
    generate: settings.provider && askProvider(settings.provider),
    answered: createAnswerCounts(log, Date.now),
    upkeep: settings.upkeep && answerUpkeep(settings.upkeep),
    report: createReportLog(log),
    timeLimit: 20_000,
    // A small machine that runs everything by itself may need longer under load.
    checkTimeLimit: Number(env('CHECK_TIME_LIMIT')) || 8000,
  }),
);

function answerUpkeep(upkeep: NonNullable<Settings['upkeep']>) {
  return createUpkeep({
    fetch,
    supabaseUrl: env('SUPABASE_URL'),
    secretKey: upkeep.secretKey,
    upkeepKey: upkeep.key,
    siteUrl: upkeep.siteUrl,
    send: createSingleTrySender(upkeep.mail),
    log,
    timeLimit: 90_000,
  });
}

function askProvider({
  key,
  model,
  baseUrl,
}: NonNullable<Settings['provider']>): NonNullable<AssistDeps['generate']> {
  const client = new GoogleGenerativeAI(key).getGenerativeModel(
    {
      model,
      systemInstruction: SYSTEM_INSTRUCTION,
      generationConfig: { maxOutputTokens: MOST_ANSWER_TOKENS },
    },
    baseUrl ? { baseUrl } : {},
  );
  return async (contents, signal) => {
    const { response } = await client.generateContent({ contents }, { signal });
    // Throws when the prompt or the answer was blocked.
    return response.text();
  };
}
