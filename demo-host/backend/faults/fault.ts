// What a fault is: one thing that goes wrong between a shop and its backend, or in the shop's world.
import type { Asked } from './asked';

/** `times`: so many requests, or `always`. A list: one of these words. */
export type Takes = 'milliseconds' | 'times' | readonly string[];

export interface Fault {
  name: string;
  takes: Takes;
  /** Seen from the real handler; before and instead of it where it says `instead`. */
  acts: 'before' | 'instead' | 'around' | 'after';
  /** One sentence for people. */
  does: string;
  /** Whether this request can meet it; absent: every request to /graphql and /rest. Only a met request counts. */
  meets?(asked: Asked): boolean | Promise<boolean>;
  act(asked: Asked, value: number | string, next: () => Promise<Response>): Response | Promise<Response>;
}

/** A fault that is switched on, with its value: milliseconds, how often (Infinity: always), or a word. */
export interface Setting {
  fault: Fault;
  value: number | string;
}
