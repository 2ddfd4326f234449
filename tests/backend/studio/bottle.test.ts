// The scenes of bottles: whole, and of what the drawing is made of.
import { describe, expect, it } from 'vitest';
import { bottleOf } from '../../../demo-host/backend/images/art/design';
import type { Subject } from '../../../demo-host/backend/images/art/subject';
import { kinds } from '../../../demo-host/backend/images/kinds';
import { bottleScene, printedLabel } from '../../../demo-host/backend/studio/bottle';
import { isBottle } from '../../../demo-host/backend/studio/demo-pictures';
import { packshotStage, studio } from '../../../demo-host/backend/studio/studio';
import { gin } from '../images/gin';

const bottles = kinds.map((kind): Subject => ({ ...gin, kind })).filter(isBottle);

describe('the scene of a bottle', () => {
  it.each(bottles)('of $kind is whole', (subject) => {
    const scene = studio(bottleScene(bottleOf(subject), 'label.png'), packshotStage);
    expect(scene).not.toMatch(/NaN|undefined|Infinity/);
    expect(scene.split('{')).toHaveLength(scene.split('}').length);
    expect(scene).toContain('image_map { png "label.png"');
    // Glass, what fills it, the room above, the paper and a closure.
    expect(scene.split('mesh2').length).toBeGreaterThan(5);
  });

  it.each(['', 'تمر', '🥃', 'x'.repeat(255)])('stands for a name like %j', (name) => {
    expect(bottleScene(bottleOf({ ...gin, name }), 'label.png')).not.toMatch(/NaN/);
  });

  it('has its label printed whole, the upper edge above', () => {
    const bottle = bottleOf(gin);
    const label = printedLabel(bottle, 3);
    expect(label).toMatch(new RegExp(`^<svg[^>]+width="${Math.round(bottle.label.half * 6)}"`));
    expect(label).not.toContain('NaN');
  });
});
