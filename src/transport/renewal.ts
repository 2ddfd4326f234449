// Tokens that are revoked on purpose while their owner gets another one: that the backend refuses them ends no session.
const renewed = new Set<string>();

export const isRenewed = (token: string): boolean => renewed.has(token);

/** Answers what `renew` does. */
export async function whileRenewed<T>(token: string, renew: () => Promise<T>): Promise<T> {
  renewed.add(token);
  try {
    return await renew();
  } finally {
    renewed.delete(token);
  }
}
