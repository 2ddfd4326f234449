import { testStories } from './story-tests';

testStories('Account');
