// The cookie by which a browser that switched on faults for itself is known again.

const name = 'airside_faults';

export function browserOf(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
}

export const browserCookie = (browser: string): string =>
  `${name}=${browser}; Path=/; HttpOnly; SameSite=Strict`;
