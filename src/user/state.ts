// Owns the session: token and its lifetime, who is signed in, signing in and out (SPEC 3 'user', 4.4, 6).
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { User } from './api';
import { clearLeftovers, endExpiredSession } from './expiry';
import { isExpired, tokenKey, tokenLifetime } from './token';

export type { User } from './api';

export interface UserState {
  currentUser: ReadonlySignal<User | undefined>;
  token: ReadonlySignal<string | undefined>;
  isSignedIn: ReadonlySignal<boolean>;
  /** Of customer group 3; false until known. */
  isEmployee: ReadonlySignal<boolean>;
  isGettingDetails: ReadonlySignal<boolean>;
  getDetailsError: ReadonlySignal<Error | undefined>;
  /** Stores the token; its own `exp` decides how long, else `ttlSeconds`, else the configured time. */
  setToken(token: string, ttlSeconds?: number): void;
  clearToken(): void;
  /** Details load by themselves after sign-in; this asks again. Does nothing for a guest. */
  getDetails(): Promise<void>;
  /** Rejects with TransportError; the session is unchanged then. */
  signIn(email: string, password: string): Promise<void>;
  /** Revokes the token where `revoke` is not false (a failure of that is ignored) and forgets everything private. */
  signOut(options?: { revoke?: boolean }): Promise<void>;
  /** Runs when a session ends, for whatever reason; the token is already gone. */
  onSignOut(callback: () => void): () => void;
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
  const signOutCallbacks = new Set<() => void>();
  const expiryCallbacks = new Set<() => void>();

  endExpiredSession(storage, now());

  const token = storage.signal<string>(tokenKey);
  const isSignedIn = computed(() => !!token.value);
  const currentUser = signal<User | undefined>(undefined);
  const isEmployee = signal(false);
  const isGettingDetails = signal(false);
  const getDetailsError = signal<Error | undefined>(undefined);

  const forget = () =>
    batch(() => {
      currentUser.value = undefined;
      isEmployee.value = false;
      isGettingDetails.value = false;
      getDetailsError.value = undefined;
    });
  const expire = () => {
    if (!token.peek()) return;
    storage.remove(tokenKey);
    clearLeftovers(storage);
    expiryCallbacks.forEach((callback) => callback());
  };
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
      if (token.peek() === asked)
        getDetailsError.value = error instanceof Error ? error : new Error(String(error));
    } finally {
      if (token.peek() === asked) isGettingDetails.value = false;
    }
  };

  const watchToken = effect(() => {
    if (!token.value) return;
    const timer = setInterval(() => isExpired(storage.record(tokenKey), now()) && expire(), 1000);
    untracked(() => void getDetails());
    // Runs when the token goes or is replaced: also when another tab signed out.
    return () => {
      clearInterval(timer);
      untracked(forget);
    };
  });
  let wasSignedIn = isSignedIn.peek();
  const watchSession = effect(() => {
    const signedIn = isSignedIn.value;
    const ended = wasSignedIn && !signedIn;
    wasSignedIn = signedIn;
    if (ended) untracked(() => signOutCallbacks.forEach((callback) => callback()));
  });
  const stopUnauthorized = transport.onUnauthorized(expire);

  const setToken = (value: string, ttlSeconds?: number) =>
    storage.set(tokenKey, value, tokenLifetime(value, now()) ?? ttlSeconds ?? (tokenTtl || 3600));

  return {
    currentUser,
    token,
    isSignedIn,
    isEmployee,
    isGettingDetails,
    getDetailsError,
    setToken,
    clearToken: () => storage.remove(tokenKey),
    getDetails,
    async signIn(email, password) {
      setToken(await (await api()).requestToken(transport, email, password));
    },
    async signOut({ revoke = true } = {}) {
      if (revoke && token.peek())
        await api()
          .then(({ revokeToken }) => revokeToken(transport))
          .catch(() => {});
      storage.remove(tokenKey);
      transport.evictPrivate();
    },
    onSignOut: (callback) => subscribe(signOutCallbacks, callback),
    onExpired: (callback) => subscribe(expiryCallbacks, callback),
    dispose() {
      stopUnauthorized();
      watchSession();
      watchToken();
      signOutCallbacks.clear();
      expiryCallbacks.clear();
    },
  };
}

function subscribe(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
