// Stories of <airside-error-view>.
import { elementStories } from '../../.storybook/element-story';
import contract from './error-view';

export default { title: 'Frame/Error view', ...elementStories(contract) };

export const Usual = {};
export const NotFound = { args: { kind: 'not-found' } };
export const InternalError = { args: { kind: 'internal-error' } };
export const OwnWords = { args: { header: 'Closed', message: 'The counter opens again at five.' } };
