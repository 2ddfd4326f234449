import { testStories } from './story-tests';

testStories('Content');
