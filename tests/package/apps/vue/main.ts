// A Vue app with two of our elements.
import 'airside/types/vue';
import { configure } from 'airside/storefront';
import 'airside/add-to-cart';
import 'airside/mini-cart';
import { createApp } from 'vue';
import App from './App.vue';

configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '' });
createApp(App).mount('#app');
