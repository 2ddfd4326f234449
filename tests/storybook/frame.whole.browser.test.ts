import { testStories } from './story-tests';

testStories('Frame of a page', 'Cart and checkout', 'Whole shop');
