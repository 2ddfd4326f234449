// The provider's fields in a card form: mounted with it, listened to, and taken away with it.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  fieldKeys,
  PaymentError,
  type CardFields,
  type FieldKey,
  type FieldText,
  type PaymentProvider,
} from './provider';
import { keepGround, readTheme } from './theme';

export interface CardFieldsOptions {
  provider: PaymentProvider;
  labels: Record<FieldKey, FieldText>;
  errors: Partial<Record<FieldKey, string>>;
  /** The fields, once they stand; undefined when they are gone. */
  onFields: (fields: Promise<CardFields> | undefined) => void;
  onEdited: (field: FieldKey) => void;
  onLost: () => void;
  onSubmit: () => void;
}

export function useCardFields({ provider, labels, errors, ...on }: CardFieldsOptions) {
  const [mounted, setMounted] = useState<CardFields>();
  const [failure, setFailure] = useState<Error>();
  const [focused, setFocused] = useState<FieldKey>();
  const [brand, setBrand] = useState<string>();
  const hosts = useRef<Partial<Record<FieldKey, HTMLDivElement>>>({});

  const mount = useEffectEvent(async (signal: AbortSignal) => {
    const { number, expirationDate, cvv } = hosts.current;
    if (!number || !expirationDate || !cvv) throw new PaymentError('unavailable', 'no place for the card');
    const dir = getComputedStyle(number).direction === 'rtl' ? 'rtl' : 'ltr';
    for (const host of [number, expirationDate, cvv]) keepGround(host.closest('.card-box'));
    const fields = await provider.mountCard({
      hosts: { number, expirationDate, cvv },
      labels,
      theme: readTheme(number),
      dir,
      signal,
    });
    const before = new Map(fieldKeys.map((key) => [key, fields.state(key)]));
    fields.on('change', ({ field, state }) => {
      setFocused((now) => (state.focused ? field : now === field ? undefined : now));
      const known = before.get(field);
      before.set(field, state);
      if (known && (known.empty !== state.empty || known.valid !== state.valid)) on.onEdited(field);
    });
    fields.on('brand', (event) => setBrand(event.brand));
    fields.on('submit', () => on.onSubmit());
    fields.on('lost', () => on.onLost());
    return fields;
  });
  const offer = useEffectEvent((fields: Promise<CardFields> | undefined) => on.onFields(fields));

  useEffect(() => {
    const controller = new AbortController();
    let fields: CardFields | undefined;
    const mounting = mount(controller.signal);
    offer(mounting);
    mounting.then(
      (made) => {
        // Arrived after this form went away.
        if (controller.signal.aborted) return made.destroy();
        fields = made;
        setMounted(made);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setFailure(error instanceof Error ? error : new PaymentError('unavailable', String(error)));
      },
    );
    return () => {
      controller.abort();
      fields?.destroy();
      setMounted(undefined);
      offer(undefined);
    };
  }, [provider]);

  useEffect(() => {
    for (const key of fieldKeys) mounted?.setError(key, errors[key] ?? null);
  }, [mounted, errors]);

  return {
    mounted,
    failure,
    focused,
    brand,
    /** Takes the element in which the provider draws a field. */
    setHost(key: FieldKey, host: HTMLDivElement | null) {
      if (host) hosts.current[key] = host;
    },
  };
}
