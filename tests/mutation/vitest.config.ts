// The tests of one area, as run.ts gives them.
import { defineConfig } from 'vitest/config';
import { loaderRoom } from '../../elements/build/loader-room.ts';

export default defineConfig({
  plugins: [loaderRoom()],
  test: {
    include: JSON.parse(process.env.AIRSIDE_MUTANTS_TESTS ?? '[]') as string[],
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
    globalSetup: 'tests/support/run-folder.ts',
    setupFiles: 'tests/support/after-file.ts',
    // What waits for ever has been noticed; the tool itself takes longer to see that.
    testTimeout: 3_000,
    hookTimeout: 3_000,
  },
});
