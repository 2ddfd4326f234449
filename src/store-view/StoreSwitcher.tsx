// The store views to choose from; hidden where there is only one (behaviour 2.4).
import '../words/catalogue/choice';
import { useText } from '../words/use-text';
import { useStorefront } from '../use-storefront';
import { createStoreChoice } from './choice';
import type { StoreOption } from './choice-api';
import { ChoiceMenu, type ChoiceGroup } from './ChoiceMenu';
import { ChoicePlace } from './ChoicePlace';
import { useSwitch } from './use-switch';

export function StoreSwitcher() {
  const text = useText();
  const choice = useStorefront().feature(createStoreChoice);
  const change = useSwitch(choice.switchStore);
  const stores = choice.options.data.value?.stores;
  const store = choice.store.value;
  if (!stores) return <ChoicePlace isComing={!choice.options.error.value} />;
  if (stores.length < 2 || !store) return null;
  return (
    <ChoiceMenu
      label={text('navigation.store')}
      shown={store.name}
      chosen={store.code}
      groups={byGroup(stores)}
      onChoose={change}
    />
  );
}

/** In the order of the first store view of each. */
function byGroup(stores: readonly StoreOption[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const { groupCode, groupName, code, name, currency } of stores) {
    const known = groups.get(groupCode)?.choices ?? [];
    groups.set(groupCode, {
      code: groupCode,
      name: groupName,
      choices: [...known, { code, name, detail: currency }],
    });
  }
  return [...groups.values()];
}
