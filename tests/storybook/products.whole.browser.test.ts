import { testStories } from './story-tests';

testStories('Products');
