// Owns the session: token and its lifetime, who is signed in, signing in and out (behaviour 3 'user', 4.4, 6).
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../errors/as-error';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { User } from './api';
import { clearLeftovers, endExpiredSession, tellEnd, type SessionEnd } from './expiry';
import { secondsLeft, tokenKey } from './token';

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
const api = () => import('./api');

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
  const currentUser = signal<User | undefined>(undefined);
  const isEmployee = signal(false);
  const isGettingDetails = signal(false);
  const getDetailsError = signal<Error | undefined>(undefined);
  const left = signal<number | undefined>(undefined);
  let ending: SessionEnd = 'elsewhere';
  let begin = async (request: RequestSession) => (await request())();

  const forget = () =>
    batch(() => {
      currentUser.value = undefined;
      isEmployee.value = false;
      isGettingDetails.value = false;
      getDetailsError.value = undefined;
    });
  /** The storage and the session change at once. */
  const adopt = (value: string | undefined, store: () => void) =>
    batch(() => {
      store();
      token.value = value;
    });
  const isOf = (email: string | undefined) =>
    storage.get<string>('email')?.toLowerCase() === email?.toLowerCase();
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
  const getDetails = async () => {
    const asked = token.peek();
    if (!asked) return;
    batch(() => {
      isGettingDetails.value = true;
      getDetailsError.value = undefined;
    });
    try {
      const session = await (await api()).fetchSession(transport);
      if (token.peek() !== asked) return;
      batch(() => {
        currentUser.value = session.user;
        isEmployee.value = session.isEmployee;
      });
    } catch (error) {
      if (token.peek() === asked) getDetailsError.value = asError(error);
    } finally {
      if (token.peek() === asked) isGettingDetails.value = false;
    }
  };

  const watchToken = effect(() => {
    if (!token.value) return untracked(forget);
    const timer = setInterval(() => {
      const seconds = secondsLeft(storage.record(tokenKey), now());
      left.value = seconds <= warningTime ? Math.max(0, Math.ceil(seconds)) : undefined;
      if (seconds < 0) expire();
    }, 1000);
    untracked(() => void getDetails());
    // Runs when the token goes or is replaced: also when another tab signed out.
    return () => {
      clearInterval(timer);
      left.value = undefined;
    };
  });
  const stopFollowing = storage.onChange(tokenKey, (value) => {
    // From one person to the next in one step, where this tab slept meanwhile: between the two, nobody is signed in.
    if (!isOf(currentUser.peek()?.email)) token.value = undefined;
    token.value = value as string | undefined;
  });
  let wasSignedIn = isSignedIn.peek();
  const watchSession = effect(() => {
    const signedIn = isSignedIn.value;
    const ended = wasSignedIn && !signedIn;
    wasSignedIn = signedIn;
    if (ended) untracked(() => signOutCallbacks.forEach((callback) => callback(ending)));
  });
  const stopUnauthorized = transport.onUnauthorized(expire);

  const setToken = (value: string, ttlSeconds?: number) =>
    adopt(value, () => storage.set(tokenKey, value, ttlSeconds || tokenTtl || 3600));

  return {
    currentUser,
    token,
    isSignedIn,
    isEmployee,
    isGettingDetails,
    getDetailsError,
    setToken,
    secondsLeft: left,
    clearToken: (why = 'signed-out') => end(why),
    getDetails,
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
      // Begun with the token that goes now, and not waited for.
      if (revoke && token.peek())
        await api()
          .then(({ revokeToken }) => void revokeToken(transport).catch(() => {}))
          .catch(() => {});
      end('signed-out');
    },
    onSignOut: (callback) => subscribe(signOutCallbacks, callback),
    onExpired: (callback) => subscribe(expiryCallbacks, callback),
    dispose() {
      stopUnauthorized();
      stopFollowing();
      watchSession();
      watchToken();
      signOutCallbacks.clear();
      expiryCallbacks.clear();
    },
  };
}

function subscribe<T>(callbacks: Set<T>, callback: T): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
