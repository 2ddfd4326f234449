// Where a menu opens from its trigger, so that it stays in sight.

export interface MenuPlace {
  /** Above the trigger. */
  up: boolean;
  /** Its end below the trigger's end; else start below start. */
  end: boolean;
}

/** Of the menu at its highest, in CSS pixels (behaviour 9: 24rem). */
const menuHeight = 24 * 16;

/** Towards where there is more room; down where there is enough. */
export function menuPlace(
  trigger: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  view: { innerWidth: number; innerHeight: number },
): MenuPlace {
  const below = view.innerHeight - trigger.bottom;
  return {
    up: below < menuHeight && trigger.top > below,
    end: trigger.left + trigger.right > view.innerWidth,
  };
}
