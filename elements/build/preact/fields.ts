// Elements and form fields as React has them: by its names (props.ts), `autoFocus` moves the focus, and a field shows what its
// component says.
import { options as publicOptions, type VNode } from 'preact';
import { asTheBrowserHas } from './props';

interface FieldProps {
  autoFocus?: boolean;
  maxLength?: number;
  value?: unknown;
  checked?: boolean;
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** `__e`: the element that was drawn. */
type FieldNode = VNode<FieldProps> & { __e?: Field | null };

interface Hooks {
  vnode?: (node: FieldNode) => void;
  diffed?: (node: FieldNode) => void;
  event?: (event: Event) => unknown;
}

const options = publicOptions as Hooks;
const { vnode, diffed, event } = options;
const tags = ['input', 'select', 'textarea'];
const shown = new WeakMap<Node, FieldProps>();
const focused = new WeakSet<Field>();

options.vnode = (node) => {
  vnode?.(node);
  if (typeof node.type !== 'string') return;
  node.props = asTheBrowserHas(node.type, node.props);
  if (!tags.includes(node.type)) return;
  const { autoFocus, maxLength, ...props } = node.props;
  // By another spelling it is an attribute: Preact takes a property away by writing 0.
  node.props = maxLength === undefined ? props : Object.assign(props, { maxlength: maxLength });
  if (autoFocus) node.ref = focusOnce;
};

options.diffed = (node) => {
  diffed?.(node);
  if (node.__e && tags.includes(node.type as string)) shown.set(node.__e, node.props);
};

options.event = (happened) => {
  const field = happened.currentTarget as Field;
  // Twice, so that what the listener asks for has been drawn.
  if (shown.has(field)) queueMicrotask(() => queueMicrotask(() => groupOf(field).forEach(restore)));
  Object.assign(happened, { nativeEvent: happened });
  return event ? event(happened) : happened;
};

function focusOnce(field: Field | null): void {
  if (!field || focused.has(field)) return;
  focused.add(field);
  field.focus();
}

/** A radio button that was not to be chosen has taken that from another. */
function groupOf(field: Field): Iterable<Field> & { forEach(run: (field: Field) => void): void } {
  if (field.type !== 'radio') return [field];
  const root = field.getRootNode() as Document | ShadowRoot;
  return root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`);
}

function restore(field: Field): void {
  const { value, checked } = shown.get(field) ?? {};
  if (checked !== undefined) Object.assign(field, { checked });
  else if (value !== undefined && value !== null && field.value !== String(value))
    field.value = String(value);
}
