// The page about tokens.
import { Tokens } from './Tokens';
import { ownPage } from './own-page';

export default { title: 'Design/Tokens', tags: ['!autodocs'], ...ownPage };

export const LiveTokens = { name: 'Tokens', render: () => <Tokens /> };
