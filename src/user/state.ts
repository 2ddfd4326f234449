// Owns the session: token and its lifetime, who is signed in, signing in and out (behaviour 3 'user', 4.4, 6).
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals-core';
import { late } from '../late/late';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { User } from './api';
import { clearLeftovers, clearTab, endExpiredSession, tellEnd, type SessionEnd } from './expiry';
import { secondsLeft, tokenKey } from './token';
import { createUserDetails } from './user-details';

export type { User } from './api';
export type { SessionEnd } from './expiry';

/** Seconds before the end of a session from which on the shopper is warned; WCAG 2.2.1 asks for 20 at least. */
const warningTime = 120;

/** Asks for a token; what it answers stores the token, which begins the session. */
export type RequestSession = () => Promise<() => void>;

export interface UserState {
  currentUser: ReadonlySignal<User | undefined>;
  token: ReadonlySignal<string | undefined>;
  isSignedIn: ReadonlySignal<boolean>;
  /** Of customer group 3; false until known. */
  isEmployee: ReadonlySignal<boolean>;
  isGettingDetails: ReadonlySignal<boolean>;
  getDetailsError: ReadonlySignal<Error | undefined>;
  /** Whole seconds until the session ends, for the last two minutes; undefined before. */
  secondsLeft: ReadonlySignal<number | undefined>;
  /** Stores the token for `ttlSeconds`, else for the configured time. */
  setToken(token: string, ttlSeconds?: number): void;
  /** Signs out without telling the backend. */
  clearToken(why?: SessionEnd): void;
  /** Details load by themselves after sign-in; this asks again. Does nothing for a guest. */
  getDetails(): Promise<void>;
  /** Forgets who is signed in, not that somebody is. */
  reset(): void;
  /** Takes the guest's cart along. Also prolongs a session. Rejects with TransportError; the session is unchanged then. */
  signIn(email: string, password: string): Promise<void>;
  /** How a session begins is the cart's to decide: it hands the guest's cart over. */
  aroundSignIn(begin: (request: RequestSession) => Promise<void>): void;
  /** Has the token revoked unless `revoke` is false (nobody waits for that) and forgets everything private. */
  signOut(options?: { revoke?: boolean }): Promise<void>;
  /** Runs when a session ends, for whatever reason; the token is already gone. */
  onSignOut(callback: (why: SessionEnd) => void): () => void;
  /** Runs after onSignOut when the session ended because its time was over or the backend refused it. */
  onExpired(callback: () => void): () => void;
  dispose(): void;
}

/** Most visitors are guests. */
const api = late(() => import('./api'));

export interface UserParts {
  storage: BrowserStorage;
  transport: Transport;
  /** Seconds, where neither the token nor the backend says. */
  tokenTtl: number;
  now?: () => number;
}

export function createUserState({ storage, transport, tokenTtl, now = Date.now }: UserParts): UserState {
  const signOutCallbacks = new Set<(why: SessionEnd) => void>();
  const expiryCallbacks = new Set<() => void>();

  endExpiredSession(storage, now());

  const token = signal(storage.get<string>(tokenKey));
  const isSignedIn = computed(() => !!token.value);
  const { forget, stopListening, ...details } = createUserDetails(token, async () =>
    (await api()).fetchSession(transport),
  );
  let ending: SessionEnd = 'elsewhere';
  let begin = async (request: RequestSession) => (await request())();

  /** The storage and the session change at once. */
  const adopt = (value: string | undefined, store: () => void) =>
    batch(() => {
      store();
      token.value = value;
    });
  const isOf = (email = '') => storage.get<string>('email')?.toLowerCase() === email.toLowerCase();
  const end = (why: SessionEnd) => {
    if (!token.peek()) return;
    ending = why;
    adopt(undefined, () => {
      tellEnd(storage, why);
      storage.remove(tokenKey);
    });
    ending = 'elsewhere';
    clearLeftovers(storage, why);
    transport.evictPrivate();
    if (why === 'expired') expiryCallbacks.forEach((callback) => callback());
  };
  const expire = () => end('expired');
  const left = signal<number | undefined>(undefined);
  let endsAt = 0;

  const watchToken = effect(() => {
    if (!token.value) return untracked(forget);
    endsAt = now() + 1000 * secondsLeft(storage.record(tokenKey), now());
    const stop = countDown(left, storage, now, expire);
    untracked(() => void details.getDetails());
    // Runs when the token goes or is replaced: also when another tab signed out.
    return stop;
  });
  const stopFollowing = storage.onChange(tokenKey, (value) => {
    // Its time ran out while the browser kept this page whole: another tab would have cleared up.
    if (!value && endsAt < now() && storage.get('email')) return expire();
    // From one person to the next in one step, where this tab slept meanwhile: between the two, nobody is signed in.
    if (!isOf(details.currentUser.peek()?.email)) token.value = undefined;
    token.value = value as string | undefined;
  });
  const watchSession = onSessionEnd(isSignedIn, () => signOutCallbacks.forEach((tell) => tell(ending)));
  const stopUnauthorized = transport.onUnauthorized(expire);

  const setToken = (value: string, ttlSeconds?: number) =>
    adopt(value, () => storage.set(tokenKey, value, ttlSeconds || tokenTtl || 3600));

  return {
    ...details,
    token,
    isSignedIn,
    setToken,
    secondsLeft: left,
    clearToken: (why = 'signed-out') => end(why),
    reset: forget,
    signIn: (email, password) =>
      begin(async () => {
        const { lifetime, value } = await (await api()).requestToken(transport, email, password);
        return () => {
          // Somebody else: what the one before leaves behind is not theirs.
          if (!isOf(email)) end('signed-out');
          storage.set('email', email);
          setToken(value, lifetime);
        };
      }),
    aroundSignIn: (own) => void (begin = own),
    async signOut({ revoke = true } = {}) {
      if (revoke && token.peek()) await beginRevoking(transport);
      end('signed-out');
    },
    onSignOut: (callback) => subscribe(signOutCallbacks, callback),
    onExpired: (callback) => subscribe(expiryCallbacks, callback),
    dispose() {
      [stopUnauthorized, stopListening, stopFollowing, watchSession, watchToken].forEach((stop) => stop());
      signOutCallbacks.clear();
      expiryCallbacks.clear();
    },
  };
}

/** Counts down the session's time; `expire` is called once it is over. Answers how to stop. */
function countDown(
  left: Signal<number | undefined>,
  storage: BrowserStorage,
  now: () => number,
  expire: () => void,
): () => void {
  const timer = setInterval(() => {
    const seconds = secondsLeft(storage.record(tokenKey), now());
    left.value = seconds <= warningTime ? Math.max(0, Math.ceil(seconds)) : undefined;
    if (seconds < 0) expire();
  }, 1000);
  return () => {
    clearInterval(timer);
    left.value = undefined;
  };
}

/** Tells when there was a session and there is none. Answers how to stop. */
function onSessionEnd(isSignedIn: ReadonlySignal<boolean>, tell: () => void): () => void {
  let wasSignedIn = isSignedIn.peek();
  return effect(() => {
    const signedIn = isSignedIn.value;
    const ended = wasSignedIn && !signedIn;
    wasSignedIn = signedIn;
    if (!ended) return;
    clearTab();
    untracked(tell);
  });
}

/** With the token that goes now; the answer is not waited for. */
function beginRevoking(transport: Transport): Promise<void> {
  return api()
    .then(({ revokeToken }) => void revokeToken(transport).catch(() => {}))
    .catch(() => {});
}

function subscribe<T>(callbacks: Set<T>, callback: T): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
