// The field itself, with what empties it and what sends it. A form: it works before and without any list.
import type { KeyboardEvent, Ref } from 'react';
import { useText } from '../../../words/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { IconButton } from '../../../ui/icon/IconButton';
import { useStorefront } from '../../../use-storefront';
import { longestQuery, searchPath } from '../search-query';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** Id of the list, while there is one. */
  listId: string | undefined;
  isExpanded: boolean;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | undefined;
  onType: (text: string) => void;
  /** The focus has come. */
  onEnter: () => void;
  /** A press into the field. */
  onReach: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
}

export function SearchField({
  ref,
  value,
  listId,
  isExpanded,
  activeId,
  onType,
  onEnter,
  onReach,
  onKeyDown,
  onSubmit,
}: SearchFieldProps) {
  const { routing } = useStorefront();
  const text = useText();
  return (
    <form
      className="search-form"
      action={routing.href(searchPath(''))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={ref}
        className="search-field"
        part="search-field"
        type="text"
        inputMode="search"
        name="query"
        role="combobox"
        aria-label={text('search.label')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={text('search.placeholder')}
        maxLength={longestQuery}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onType(event.target.value)}
        onFocus={onEnter}
        onClick={onReach}
        onKeyDown={onKeyDown}
      />
      {value && (
        <IconButton
          className="search-empty"
          icon="close"
          label={text('search.clear')}
          onClick={(event) => {
            const { form } = event.currentTarget;
            onType('');
            form?.querySelector('input')?.focus();
          }}
        />
      )}
      <button type="submit" className="search-submit" aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
