// Runs the function beside the embedded backend. The process that started it holds the
// other end of the input: when that process dies, however it dies, the input closes.
import './index.ts';

const input = Deno.stdin.readable.getReader();
while (!(await input.read()).done);
Deno.exit(0);
