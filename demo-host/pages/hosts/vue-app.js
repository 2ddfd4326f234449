// A Vue app around the shop's elements: it renders, moves, hides and brings them back, and hears their events.
import { createApp } from 'vue';

const template = /* html */ `
  <airside-mini-cart></airside-mini-cart>
  <h1>Lounge guide</h1>
  <p>
    {{ lounges.length }} lounges tonight. The bar asks less than the lounge does:
    <airside-price :sku="sku"></airside-price>.
  </p>
  <p>
    <button type="button" @click="cardFirst = !cardFirst">Move the card</button>
    <button type="button" @click="hasCard = !hasCard">{{ hasCard ? 'Hide' : 'Show' }} the card</button>
    <button type="button" id="counter" @click="likes += 1">Quiet here <span>{{ likes }}</span></button>
  </p>
  <p id="heard" role="status">{{ heard }}</p>
  <template v-if="hasCheckout">
    <div class="tile"><airside-add-to-cart :sku="sku"></airside-add-to-cart></div>
    <div class="tile"><airside-checkout></airside-checkout></div>
  </template>
  <template v-else>
    <div v-for="part in parts" :key="part" class="tile">
      <airside-product-card v-if="part === 'card'" :sku="sku" :addToCart.prop="true" @airside-item-added="hear"></airside-product-card>
      <airside-product-list v-else search="gin" :limit="3"></airside-product-list>
    </div>
    <div class="tile">
      <airside-newsletter :heading="heading" @airside-newsletter-subscribed="hear"></airside-newsletter>
    </div>
    <div class="tile"><airside-sign-in></airside-sign-in></div>
  </template>
  <form id="letter" class="tile" @submit.prevent="send">
    <label>Guest <input id="letter-name" name="guest" v-model="guest" /></label>
    <label>Lounge <select name="lounge"><option v-for="name in lounges">{{ name }}</option></select></label>
    <button>Reserve</button>
    <output id="letter-sent">{{ sent }}</output>
  </form>
`;

const place = document.querySelector('#app');

const app = createApp({
  template,
  data: () => ({
    sku: place.dataset.sku,
    hasCheckout: location.search.includes('with=checkout'),
    lounges: ['Pier A', 'Pier B', 'Roof'],
    heading: 'Lounge letters',
    cardFirst: true,
    hasCard: true,
    likes: 0,
    guest: '',
    sent: '',
    heard: '',
  }),
  computed: {
    parts() {
      const parts = this.cardFirst ? ['card', 'list'] : ['list', 'card'];
      return parts.filter((part) => part !== 'card' || this.hasCard);
    },
  },
  methods: {
    hear({ type }) {
      this.heard = type;
    },
    send({ target }) {
      this.sent = [...new FormData(target).keys()].join(' ');
    },
  },
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('airside-');
app.mount(place);
