/** Written into the code by vite.config.ts. */
declare const __AIRSIDE_VERSION__: string;
/** Chunk names by element; in built code only. */
declare const __AIRSIDE_NEEDS__: Record<string, string[]>;
