// `npm run relevance`: what the judged searches find in the demo shop and, where it is there, in a merchant's catalogue, as a table.
import { merchantCatalogue } from '../../support/merchant-catalogue';
import { judgedMerchant } from './judged-merchant';
import { judgedSeed } from './judged-seed';
import { measureRelevance, relevanceTable } from './measure-relevance';
import { demoShop, merchantShop } from './shops';

const demo = await demoShop();
console.log(relevanceTable('Demo shop', await measureRelevance(demo, judgedSeed)));
demo.close();

if (merchantCatalogue === undefined) console.log('\nThe merchant’s catalogue is not on this machine.');
else {
  const merchant = await merchantShop(merchantCatalogue);
  console.log(`\n${relevanceTable('Merchant', await measureRelevance(merchant, judgedMerchant))}`);
  merchant.close();
}
