// Times as Magento's tables hold them.

/** '2026-11-21 06:17:00', in UTC. */
export const sqlTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
