// The home page entry of the content service, fetched once for however many elements of a page show parts of it.
import { useStorefront } from '../../use-storefront';
import { createHome, type HomeState } from './state';

export const useHome = (): HomeState => useStorefront().feature(createHome);
