import { GoogleGenerativeAI } from 'npm:@google/generative-ai@0.24.1';
import { createHandler, type AssistDeps } from './handler.ts';

const DEFAULT_MODEL = 'gemini-2.5-flash';

const env = (name: string) => Deno.env.get(name) ?? '';

Deno.serve(
  createHandler({
    fetch,
    supabaseUrl: env('SUPABASE_URL'),
    // Hosted projects set the second name by themselves.
    publishableKey: env('SUPABASE_PUBLISHABLE_KEY') || env('SUPABASE_ANON_KEY'),
    allowedOrigins: env('ALLOWED_ORIGINS').split(',').filter(Boolean),
    generate: provider(env('AI_PROVIDER_KEY'), env('AI_MODEL'), env('AI_BASE_URL')),
    timeLimit: 20_000,
    // A small machine that runs everything by itself may need longer under load.
    checkTimeLimit: Number(env('CHECK_TIME_LIMIT')) || 8000,
  }),
);

function provider(key: string, model: string, baseUrl: string): AssistDeps['generate'] {
  if (!key) return null;
  const client = new GoogleGenerativeAI(key).getGenerativeModel(
    { model: model || DEFAULT_MODEL },
    baseUrl ? { baseUrl } : {},
  );
  return async (contents, signal) => {
    const { response } = await client.generateContent({ contents }, { signal });
    // Throws when the prompt or the answer was blocked.
    return response.text();
  };
}
