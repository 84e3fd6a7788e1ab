import * as fc from 'fast-check';

// One seed for everybody, so that a red run is red again on the next machine. `FAST_CHECK_SEED=random` explores.
const asked = process.env['FAST_CHECK_SEED'] ?? '20261121';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
