// The page that finds an element.
import { WhichElement } from './WhichElement';
import { ownPage } from './own-page';

export default { title: 'Start here/Which element do I need', tags: ['!autodocs'], ...ownPage };

export const WhichElementDoINeed = { name: 'Which element do I need', render: () => <WhichElement /> };
