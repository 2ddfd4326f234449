import { testStories } from './story-tests';

testStories('Catalogue');
