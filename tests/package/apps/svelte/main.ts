// A Svelte app with two of our elements.
import 'airside/types/svelte';
import { configure } from 'airside/storefront';
import 'airside/add-to-cart';
import 'airside/mini-cart';
import { mount } from 'svelte';
import App from './App.svelte';

configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '' });
mount(App, { target: document.getElementById('app')! });
