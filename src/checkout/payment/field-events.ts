// Who listens to what happens in card fields; both providers tell of it in the same words.
import type { CardFields, CardFieldsEvents } from './provider';

type Listeners = { [T in keyof CardFieldsEvents]: Set<(event: CardFieldsEvents[T]) => void> };

export interface FieldEvents {
  on: CardFields['on'];
  emit<T extends keyof CardFieldsEvents>(type: T, event: CardFieldsEvents[T]): void;
  clear(): void;
}

export function createFieldEvents(): FieldEvents {
  const listeners: Listeners = { change: new Set(), brand: new Set(), submit: new Set(), lost: new Set() };
  return {
    on(type, callback) {
      listeners[type].add(callback);
      return () => void listeners[type].delete(callback);
    },
    emit(type, event) {
      for (const callback of [...listeners[type]]) callback(event);
    },
    clear() {
      for (const set of Object.values(listeners)) set.clear();
    },
  };
}
