/** Written into the code by vite.config.ts. */
declare const __AIRSIDE_VERSION__: string;
/** Chunk names by element; in built code only. */
declare const __AIRSIDE_NEEDS__: Record<string, string[]>;
/** Of the contracts, by element; written into the code by build/loader-room.ts. */
declare const __AIRSIDE_RESERVE__: Record<string, string>;
/** How many of them, the first, stand in a line. */
declare const __AIRSIDE_INLINE__: number;
