import { testStories } from './story-tests';

testStories('Frame', 'Cart and checkout', 'Whole shop');
