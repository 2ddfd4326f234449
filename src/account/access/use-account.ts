// The account actions of a form, with errors of earlier forms forgotten.
import '../../words/catalogue/account';
import { useEffect } from 'react';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createAccountActions, type AccountActions } from '../../user/account';
import { accessFormStyles } from './styles';

export function useAccount(): AccountActions {
  useStyles(accessFormStyles);
  const actions = useStorefront().feature(createAccountActions);
  useEffect(() => actions.reset(), [actions]);
  return actions;
}
