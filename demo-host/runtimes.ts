// The two builds of the shop that a site can take: on React, and on Preact, which is smaller.

export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

/** Where each is, below the shop's origin and below the build folder. */
export const folders: Record<Runtime, string> = { react: '/', preact: '/embed/' };

export const loaderOf = (runtime: Runtime): string => `${folders[runtime]}airside.js`;

export const isRuntime = (name: string): name is Runtime => (runtimes as readonly string[]).includes(name);
