// The changes of a form, with errors of earlier attempts forgotten.
import '../../words/catalogue/account-details';
import { useEffect } from 'react';
import { useStorefront } from '../../use-storefront';
import { createDetails, type Details } from './state';

export function useDetails(): Details {
  const details = useStorefront().feature(createDetails);
  useEffect(() => {
    for (const attempt of [details.naming, details.mailing, details.securing, details.subscribing])
      attempt.reset();
  }, [details]);
  return details;
}
